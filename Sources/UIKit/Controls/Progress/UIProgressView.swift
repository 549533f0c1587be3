import Foundation

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress view, which determines its thickness.
  public enum Style: Int, Sendable {
    /// The standard style, 4 points thick (measured on iOS 26.1).
    case `default`
    /// A style for bars, 2.5 points thick and with a transparent track.
    case bar
  }

  private let trackView = UIImageView()
  private let fillView = UIImageView()
  private var pollTimer: Timer?

  /// Creates a progress view of the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a progress view of a style.
  ///
  /// - Parameter style: The style, which determines the height. The width is 150 points.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
    sizeToFit()
  }

  /// Creates a progress view from data in an unarchiver. Properties are decoded only from nibs and storyboards. With other data, the
  /// progress is 0.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UIProgressView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    for view in [trackView, fillView] {
      view.clipsToBounds = true
      addSubview(view)
    }
    updateColors()
  }

  // MARK: Value

  private var progressStorage: Float = 0

  /// The progress, from 0 to 1. Values out of range are limited. The default is 0.
  open var progress: Float {
    get { progressStorage }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, optionally with an animation.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1. Values out of range are limited.
  ///   - animated: `true` to animate the bar for a quarter of a second.
  open func setProgress(_ progress: Float, animated: Bool) {
    progressStorage = progress.isNaN ? 0 : min(1, max(0, progress))
    guard animated, wasDisplayed else { return setNeedsLayout() }
    layoutIfNeeded()
    setNeedsLayout()
    UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
      self.layoutIfNeeded()
    }
  }

  /// A progress object to observe, or `nil` for none. While the view is in a window, it shows the completed fraction of
  /// the progress object. The default is `nil`.
  ///
  /// Foundation cannot observe `Progress` on Linux, so the view polls the object ten times a second until it is
  /// finished.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      updateFromObservedProgress(animated: false)
      observeProgress()
    }
  }

  private func updateFromObservedProgress(animated: Bool) {
    guard let observedProgress else { return }
    let currentProgress = Float(observedProgress.fractionCompleted)
    if currentProgress != progressStorage { setProgress(currentProgress, animated: animated) }
  }

  private func observeProgress() {
    pollTimer?.invalidate()
    pollTimer = nil
    guard let observed = observedProgress, !observed.isFinished, window != nil else { return }
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] timer in
      // The class has no `isolated deinit`, because the `deinit` of a subclass would have to be isolated too.
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.pollProgress() }
    }
    RunLoop.main.add(timer, forMode: .common)
    pollTimer = timer
  }

  private func pollProgress() {
    updateFromObservedProgress(animated: true)
    if window == nil || observedProgress?.isFinished != false { pollTimer?.invalidate() }
  }

  open override dynamic func didMoveToWindow() {
    super.didMoveToWindow()
    updateFromObservedProgress(animated: false)
    observeProgress()
  }

  // MARK: Appearance

  /// The style of the view, which determines its thickness. The default is `default`.
  open var progressViewStyle = UIProgressView.Style.default {
    didSet {
      recordAppearanceValue(\UIProgressView.progressViewStyle, progressViewStyle)
      updateColors()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The color of the completed part. The default is `nil`, which uses the tint color.
  open var progressTintColor: UIColor? {
    didSet {
      recordAppearanceValue(\UIProgressView.progressTintColor, progressTintColor)
      updateColors()
    }
  }
  /// The color of the remaining part. The default is `nil`, which uses a gray of the system.
  open var trackTintColor: UIColor? {
    didSet {
      recordAppearanceValue(\UIProgressView.trackTintColor, trackTintColor)
      updateColors()
    }
  }
  /// The image to stretch over the completed part. The default is `nil`, which uses a color.
  open var progressImage: UIImage? {
    didSet {
      recordAppearanceValue(\UIProgressView.progressImage, progressImage)
      updateColors()
    }
  }
  /// The image to stretch over the remaining part. The default is `nil`, which uses a color.
  open var trackImage: UIImage? {
    didSet {
      recordAppearanceValue(\UIProgressView.trackImage, trackImage)
      updateColors()
    }
  }

  private func updateColors() {
    fillView.image = progressImage
    trackView.image = trackImage
    fillView.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    let trackColor: UIColor? = progressViewStyle == .bar ? .clear : .tertiarySystemFill
    trackView.backgroundColor = trackImage == nil ? trackTintColor ?? trackColor : nil
  }

  open override dynamic func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private var thickness: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  /// The natural size of the view. The height depends on the style. There is no natural width.
  open override dynamic var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: thickness) }

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: thickness) }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    let bar = CGRect(x: 0, y: nearestPixel((bounds.height - thickness) / 2), width: bounds.width, height: thickness)
    trackView.frame = bar
    // The width is in whole points and at least that of the two round ends. The bar of a view without progress is
    // transparent, and not hidden (measured on iOS 26.1).
    let width = min(bar.width, max((bar.width * CGFloat(progressStorage)).rounded(), 2 * thickness))
    fillView.alpha = progressStorage > 0 ? 1 : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fillView.frame = CGRect(x: isMirrored ? bar.width - width : 0, y: bar.minY, width: width, height: bar.height)
    for view in [trackView, fillView] { view.layer.cornerRadius = view.backgroundColor == nil ? 0 : thickness / 2 }
  }
}
