import Foundation

/// A control for selecting a value from a continuous range by moving a thumb along a track.
///
/// The slider is 34 points high. The track is 6 points thick and the thumb 37 by 24 points (measured on iOS 26.1).
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let minimumTrackView = UIImageView()
  private let maximumTrackView = UIImageView()
  private let thumbView = UIImageView()
  private let standardThumb = ThumbView()
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()
  private let ticksView = SliderTicksView()
  private var thumbImages: [UIControl.State: UIImage] = [:]
  private var minimumTrackImages: [UIControl.State: UIImage] = [:]
  private var maximumTrackImages: [UIControl.State: UIImage] = [:]
  /// The horizontal distance in points between the touch that drags the thumb and the middle of the thumb.
  private var grabOffset: CGFloat = 0
  private var changedWhileTracking = false

  private static let height: CGFloat = 34
  private static let trackHeight: CGFloat = 6
  /// The distance between the track and the images at its ends, in points.
  private static let gap: CGFloat = 8
  /// The largest distance from the thumb, in points, at which a touch begins to drag the thumb.
  private static let touchDistance: CGFloat = 16

  /// Creates a slider with the range from 0 to 1 and the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider from data in an unarchiver. Properties are decoded only from nibs and storyboards. With other data, the slider has
  /// the range from 0 to 1 and the value 0.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UISlider.self)
  }

  private func setUp() {
    for view in [maximumTrackView, minimumTrackView, ticksView, minimumImageView, maximumImageView, thumbView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    minimumTrackView.clipsToBounds = true
    maximumTrackView.clipsToBounds = true
    thumbView.addSubview(standardThumb)
    updateImages()
  }

  // MARK: Value

  private var valueStorage: Float = 0

  /// The value of the slider, limited to the range from `minimumValue` to `maximumValue`. The default is 0. Setting
  /// this property sends no events.
  open var value: Float {
    get { valueStorage }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, optionally with an animation, without sending events.
  ///
  /// - Parameters:
  ///   - value: The value. The value is limited to the range of the slider. It is rounded to the nearest tick mark if
  ///     only the values of tick marks are allowed.
  ///   - animated: `true` to animate the thumb for a quarter of a second.
  open func setValue(_ value: Float, animated: Bool) {
    let clampedValue = value.isNaN ? minimumValue : min(maximumValue, max(minimumValue, value))
    valueStorage = clampedValue
    if maximumValue > minimumValue,
      let fraction = trackConfiguration?.nearestTick(to: Float(fraction(of: clampedValue)))
    {
      valueStorage = minimumValue + fraction * (maximumValue - minimumValue)
    }
    guard animated, wasDisplayed else { return setNeedsLayout() }
    layoutIfNeeded()
    setNeedsLayout()
    UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      self.layoutIfNeeded()
    }
  }

  /// The minimum value. The default is 0. A value above the maximum raises the maximum, as in UIKit. A value that is not finite is
  /// reported and ignored.
  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue.isFinite else {
        Diagnostics.report(
          "\(self): minimumValue must be finite, but was set to \(minimumValue). It remains \(oldValue)")
        minimumValue = oldValue
        return
      }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = valueStorage
    }
  }

  /// The maximum value. The default is 1. A value below the minimum lowers the minimum, as in UIKit. A value that is not finite is
  /// reported and ignored.
  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue.isFinite else {
        Diagnostics.report(
          "\(self): maximumValue must be finite, but was set to \(maximumValue). It remains \(oldValue)")
        maximumValue = oldValue
        return
      }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = valueStorage
    }
  }

  /// A Boolean value that determines whether every change sends events immediately. The default is `true`.
  ///
  /// If it is `false`, events are sent once, when the touch ends.
  open var isContinuous = true

  /// The configuration of the tick marks, the start of the filled part and the values that the user can select.
  ///
  /// The default is `nil`, which means that there are no marks, the track is filled from the minimum, and the user can
  /// select all values (measured on UIKit, Tests/Oracle/control-metrics.tsv, UISlider).
  public var trackConfiguration: TrackConfiguration? {
    didSet {
      guard trackConfiguration != oldValue else { return }
      updateImages()
      value = valueStorage
    }
  }

  private func fraction(of value: Float) -> CGFloat {
    maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  // MARK: Appearance

  /// The color of the track before the thumb. The default is `nil`, which uses the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      recordAppearanceValue(\UISlider.minimumTrackTintColor, minimumTrackTintColor)
      updateImages()
    }
  }
  /// The color of the track after the thumb. The default is `nil`, which uses a gray of the system.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      recordAppearanceValue(\UISlider.maximumTrackTintColor, maximumTrackTintColor)
      updateImages()
    }
  }
  /// The color of the thumb. The default is `nil`, which uses white.
  open var thumbTintColor: UIColor? {
    didSet {
      recordAppearanceValue(\UISlider.thumbTintColor, thumbTintColor)
      updateImages()
    }
  }
  /// The image beside the minimum end of the track. The default is `nil`.
  open var minimumValueImage: UIImage? {
    didSet {
      recordAppearanceValue(\UISlider.minimumValueImage, minimumValueImage)
      updateImages()
    }
  }
  /// The image beside the maximum end of the track. The default is `nil`.
  open var maximumValueImage: UIImage? {
    didSet {
      recordAppearanceValue(\UISlider.maximumValueImage, maximumValueImage)
      updateImages()
    }
  }

  /// Sets the image of the thumb for a state.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to use the standard thumb.
  ///   - state: The control state to which the image of the thumb applies.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    recordAppearanceValue("setThumbImage(_:for:)", [state.rawValue]) { $0.setThumbImage(image, for: state) }
    thumbImages[state] = image
    updateImages()
  }
  /// Returns the image of the thumb that was set for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The image, or `nil` if none was set.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

  /// Sets the image of the track before the thumb for a state.
  ///
  /// - Parameters:
  ///   - image: The image, which is stretched, or `nil` to use the standard track.
  ///   - state: The control state to which the image of the track applies.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    recordAppearanceValue("setMinimumTrackImage(_:for:)", [state.rawValue]) {
      $0.setMinimumTrackImage(image, for: state)
    }
    minimumTrackImages[state] = image
    updateImages()
  }
  /// Returns the image of the track before the thumb that was set for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The image, or `nil` if none was set.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }

  /// Sets the image of the track after the thumb for a state.
  ///
  /// - Parameters:
  ///   - image: The image, which is stretched, or `nil` to use the standard track.
  ///   - state: The control state to which the image of the track applies.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    recordAppearanceValue("setMaximumTrackImage(_:for:)", [state.rawValue]) {
      $0.setMaximumTrackImage(image, for: state)
    }
    maximumTrackImages[state] = image
    updateImages()
  }
  /// Returns the image of the track after the thumb that was set for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The image, or `nil` if none was set.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }

  /// The image of the thumb in the current state, or `nil` for the standard thumb.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  /// The image of the track before the thumb in the current state, or `nil` for the standard track.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] ?? minimumTrackImages[.normal] }
  /// The image of the track after the thumb in the current state, or `nil` for the standard track.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] ?? maximumTrackImages[.normal] }

  private func updateImages() {
    minimumTrackView.image = currentMinimumTrackImage
    minimumTrackView.backgroundColor = minimumTrackView.image == nil ? minimumTrackTintColor ?? tintColor : nil
    maximumTrackView.image = currentMaximumTrackImage
    maximumTrackView.backgroundColor =
      maximumTrackView.image == nil ? maximumTrackTintColor ?? .tertiarySystemFill : nil
    thumbView.image = currentThumbImage
    standardThumb.isHidden = thumbView.image != nil
    standardThumb.backgroundColor = thumbTintColor ?? .white
    ticksView.show(trackConfiguration?.ticks ?? [])
    minimumImageView.image = minimumValueImage
    maximumImageView.image = maximumValueImage
    alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  package override var tracksThumbHorizontally: Bool { true }
  package override final func thumbContains(_ point: CGPoint) -> Bool {
    thumbView.frame.insetBy(dx: -Self.touchDistance, dy: -Self.touchDistance).contains(point)
  }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) {
    let track = trackRect(forBounds: bounds)
    let thumbRect = thumbRect(forBounds: bounds, trackRect: track, value: value)
    return (thumbRect, thumbRect.height / 2)
  }
  package override final func activateByKey() {}
  package override final func handleArrowKey(direction: Int, isVertical: Bool) -> Bool {
    guard !isVertical else { return false }
    stepByUser(CGFloat(direction))
    return true
  }
  package override final func moveToEndByKey(isFirst: Bool) -> Bool {
    setValueByUser(to: isFirst ? minimumValue : maximumValue)
    return true
  }
  package override func stateChanged() { updateImages() }

  open override dynamic func tintColorDidChange() {
    super.tintColorDidChange()
    updateImages()
  }

  /// The preferred behavioral style. The value is stored but has no effect. The default is `automatic`.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The behavioral style of the slider, which is always `pad` in Tessera.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Accessibility

  package override var standardAccessibility: StandardAccessibility {
    let range = maximumValue - minimumValue
    // The difference of two large limits is infinite, and the fraction then not a number.
    let fraction = range > 0 && range.isFinite ? (value - minimumValue) / range : 0
    return StandardAccessibility(
      isElement: true, value: "\(Int((fraction * 100).rounded()))%",
      traits: isEnabled ? .adjustable : [.adjustable, .notEnabled])
  }

  // MARK: Geometry

  /// Returns the rectangle of the image beside the minimum end of the track.
  ///
  /// - Parameter bounds: The bounds of the slider.
  /// - Returns: The rectangle in the slider's coordinates, or an empty one if there is no image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, in: bounds, atLeft: !isMirrored)
  }

  /// Returns the rectangle of the image beside the maximum end of the track.
  ///
  /// - Parameter bounds: The bounds of the slider.
  /// - Returns: The rectangle in the slider's coordinates, or an empty one if there is no image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, in: bounds, atLeft: isMirrored)
  }

  private func imageRect(_ image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = atLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: nearestPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  /// Returns the rectangle of the track. Subclasses can override it.
  ///
  /// - Parameter bounds: The bounds of the slider.
  /// - Returns: The rectangle in the slider's coordinates.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var left = bounds.minX
    var right = bounds.maxX
    let leftImageRect = isMirrored ? maximumValueImageRect(forBounds: bounds) : minimumValueImageRect(forBounds: bounds)
    let rightImageRect =
      isMirrored ? minimumValueImageRect(forBounds: bounds) : maximumValueImageRect(forBounds: bounds)
    if !leftImageRect.isEmpty { left = leftImageRect.maxX + Self.gap }
    if !rightImageRect.isEmpty { right = rightImageRect.minX - Self.gap }
    let thickness = max(
      currentMinimumTrackImage?.size.height ?? Self.trackHeight, currentMaximumTrackImage?.size.height ?? 0)
    return CGRect(
      x: left, y: nearestPixel(bounds.midY - thickness / 2), width: max(0, right - left), height: thickness)
  }

  /// Returns the rectangle of the thumb for a value. Subclasses can override it.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the slider.
  ///   - rect: The rectangle of the track, in the slider's coordinates.
  ///   - value: The value of the slider.
  /// - Returns: The rectangle in the slider's coordinates.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? ThumbView.size
    let fraction = isMirrored ? 1 - fraction(of: value) : fraction(of: value)
    // The thumb is on whole points; the filled part ends exactly at its middle (measured on iOS 26.1).
    let x = rect.minX + (fraction * (rect.width - size.width)).rounded()
    return CGRect(x: x, y: nearestPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let thumbRect = thumbRect(forBounds: bounds, trackRect: track, value: valueStorage)
    thumbView.frame = thumbRect
    standardThumb.frame = thumbView.bounds
    func thumbCenter(_ fraction: CGFloat) -> CGFloat {
      fraction * (track.width - thumbRect.width) + thumbRect.width / 2
    }
    // At the ends of the range, the filled part does not end below the thumb: it is empty or as long as the track
    // (measurements.md 15.10).
    let filledFraction = fraction(of: valueStorage)
    let end = filledFraction <= 0 ? 0 : filledFraction >= 1 ? track.width : thumbCenter(filledFraction)
    let neutral = CGFloat(trackConfiguration?.neutralValue ?? 0)
    // The filled part begins at the neutral value, or at the minimum end of the track if the neutral value is the
    // minimum. Nothing is filled if it is the maximum, and so is the value.
    let start = neutral <= 0 ? 0 : neutral >= 1 ? track.width : thumbCenter(neutral)
    let (low, high) = (min(start, end), max(start, end))
    maximumTrackView.frame = track
    minimumTrackView.frame = CGRect(
      x: isMirrored ? track.maxX - high : track.minX + low, y: track.minY, width: high - low, height: track.height)
    ticksView.frame = CGRect(x: track.minX, y: 0, width: track.width, height: bounds.height)
    ticksView.layOut(middle: track.midY, inset: thumbRect.width / 2, isMirrored: isMirrored)
    for view in [minimumTrackView, maximumTrackView] {
      view.layer.cornerRadius = view.image == nil ? track.height / 2 : 0
    }
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// The natural size of the slider. The height is 34 points. There is no natural width.
  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  // MARK: Touches

  /// Begins to track a touch if it is on the thumb, as on iOS. With a mouse, the user can click anywhere on the track.
  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let point = touch.location(in: self)
    let thumbFrame = thumbView.frame
    changedWhileTracking = false
    if thumbContains(point) {
      grabOffset = point.x - thumbFrame.midX
      return true
    }
    guard touch.type == .indirectPointer else { return false }
    grabOffset = 0
    moveThumb(touch, event)
    return true
  }

  open override dynamic func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moveThumb(touch, event)
    return true
  }

  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, changedWhileTracking { sendActions(event) }
  }

  private func moveThumb(_ touch: UITouch, _ event: UIEvent?) {
    let track = trackRect(forBounds: bounds)
    let trackLength = track.width - thumbView.frame.width
    guard trackLength > 0 else { return }
    var fraction = (touch.location(in: self).x - grabOffset - track.minX - thumbView.frame.width / 2) / trackLength
    fraction = min(1, max(0, isMirrored ? 1 - fraction : fraction))
    fraction = CGFloat(trackConfiguration?.nearestSelectableValue(Float(fraction)) ?? Float(fraction))
    let newValue = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    guard newValue != valueStorage else { return }
    valueStorage = newValue
    changedWhileTracking = true
    setNeedsLayout()
    if isContinuous { sendActions(event) }
  }

  /// Changes the value by one step in response to a key: upwards if `sign` is positive, downwards if it is negative. A
  /// step moves the thumb to the next tick mark. If values between tick marks are allowed, a step is a twentieth of the
  /// track.
  final func stepByUser(_ sign: CGFloat) {
    let fraction = Float(fraction(of: valueStorage))
    let newFraction = trackConfiguration?.tick(beside: fraction, sign: Float(sign)) ?? fraction + Float(sign) / 20
    setValueByUser(to: minimumValue + newFraction * (maximumValue - minimumValue))
  }

  /// Sets the value in response to a key, and sends the events of a change by the user. The value is limited to those
  /// that the user can select.
  final func setValueByUser(to value: Float) {
    let previousValue = valueStorage
    let fraction = Float(fraction(of: min(maximumValue, max(minimumValue, value))))
    let newFraction = trackConfiguration?.nearestSelectableValue(fraction) ?? fraction
    setValue(minimumValue + newFraction * (maximumValue - minimumValue), animated: true)
    if valueStorage != previousValue { sendActions(nil) }
  }

  private func sendActions(_ event: UIEvent?) {
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }
}
