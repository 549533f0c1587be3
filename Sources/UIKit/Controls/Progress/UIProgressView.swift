import Foundation

/// A bar that fills up as something goes on.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How thick the bar is.
  public enum Style: Int, Sendable {
    /// 4 points (measured on iOS 26.1).
    case `default`
    /// For bars: 2.5 points, without a track of its own.
    case bar
  }

  private let track = UIImageView()
  private let fill = UIImageView()
  private var poll: Timer?

  /// A bar of the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar of a style, as high as the style says.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
    sizeToFit()
  }

  /// Decodes what `UIView` decodes: no progress.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    for view in [track, fill] {
      view.clipsToBounds = true
      addSubview(view)
    }
    showColors()
  }

  // MARK: Value

  private var storedProgress: Float = 0

  /// How much is done, from 0 to 1; more and less are cut off. Default 0.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done, from 0 to 1; the bar grows to it.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress.isNaN ? 0 : min(1, max(0, progress))
    guard animated, wasDisplayed else { return setNeedsLayout() }
    layoutIfNeeded()
    setNeedsLayout()
    UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
      self.layoutIfNeeded()
    }
  }

  /// A progress that the bar follows while it is in a window. Foundation has no observation of `Progress` here, so it is
  /// read ten times a second until it is finished. Default nil.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      readObserved(animated: false)
      followObserved()
    }
  }

  private func readObserved(animated: Bool) {
    guard let observedProgress else { return }
    let now = Float(observedProgress.fractionCompleted)
    if now != storedProgress { setProgress(now, animated: animated) }
  }

  isolated deinit { poll?.invalidate() }

  private func followObserved() {
    poll?.invalidate()
    poll = nil
    guard let observed = observedProgress, !observed.isFinished, window != nil else { return }
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.pollObserved() }
    }
    RunLoop.main.add(timer, forMode: .common)
    poll = timer
  }

  private func pollObserved() {
    readObserved(animated: true)
    if window == nil || observedProgress?.isFinished != false { poll?.invalidate() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    readObserved(animated: false)
    followObserved()
  }

  // MARK: Look

  /// How thick it is. Default `default`.
  open var progressViewStyle = UIProgressView.Style.default {
    didSet {
      showColors()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The colour of what is done; nil, the default, is the tint colour.
  open var progressTintColor: UIColor? { didSet { showColors() } }
  /// The colour of what is left; nil, the default, is a grey of the system.
  open var trackTintColor: UIColor? { didSet { showColors() } }
  /// A picture instead of the colour of what is done, stretched. Default nil.
  open var progressImage: UIImage? { didSet { showColors() } }
  /// A picture instead of the colour of what is left, stretched. Default nil.
  open var trackImage: UIImage? { didSet { showColors() } }

  private func showColors() {
    fill.image = progressImage
    track.image = trackImage
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    let rest: UIColor? = progressViewStyle == .bar ? .clear : .tertiarySystemFill
    track.backgroundColor = trackImage == nil ? trackTintColor ?? rest : nil
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private var thickness: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  /// As high as the style says; any width.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: thickness) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: thickness) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let bar = CGRect(x: 0, y: nearestPixel((bounds.height - thickness) / 2), width: bounds.width, height: thickness)
    track.frame = bar
    // Whole points, and never less than the two round ends need; without progress it is there and not seen (measured on
    // iOS 26.1).
    let width = min(bar.width, max((bar.width * CGFloat(storedProgress)).rounded(), 2 * thickness))
    fill.alpha = storedProgress > 0 ? 1 : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(x: isMirrored ? bar.width - width : 0, y: bar.minY, width: width, height: bar.height)
    for view in [track, fill] { view.layer.cornerRadius = view.backgroundColor == nil ? 0 : thickness / 2 }
  }
}
