import Foundation

/// A control for selecting a value from a continuous range by moving a thumb along a track.
///
/// It is 34 points high. The track is 6 points thick and the thumb 37 by 24 points (measured on iOS 26.1).
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let minimumTrack = UIImageView()
  private let maximumTrack = UIImageView()
  private let thumb = UIImageView()
  private let capsule = ThumbView()
  private let minimumPicture = UIImageView()
  private let maximumPicture = UIImageView()
  private let ticks = SliderTicksView()
  private var thumbs: [UIControl.State: UIImage] = [:]
  private var minimumTracks: [UIControl.State: UIImage] = [:]
  private var maximumTracks: [UIControl.State: UIImage] = [:]
  /// The horizontal distance in points between the touch that drags the thumb and the middle of the thumb.
  private var holdOffset: CGFloat = 0
  private var changedWhileTracking = false

  private static let height: CGFloat = 34
  private static let trackHeight: CGFloat = 6
  /// The distance between the track and the images at its ends, in points.
  private static let gap: CGFloat = 8
  /// The distance from the thumb in points within which a touch begins to drag it.
  private static let touchDistance: CGFloat = 16

  /// Creates a slider from 0 to 1 with the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider from 0 to 1 with the value 0 from data in an unarchiver. Only the properties of `UIControl` are
  /// decoded.
  ///
  /// - Parameter coder: The unarchiver to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UISlider.self)
  }

  private func setUp() {
    for view in [maximumTrack, minimumTrack, ticks, minimumPicture, maximumPicture, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    minimumTrack.clipsToBounds = true
    maximumTrack.clipsToBounds = true
    thumb.addSubview(capsule)
    show()
  }

  // MARK: Value

  private var storedValue: Float = 0

  /// The value of the slider, limited to the range from `minimumValue` to `maximumValue`. The default is 0. Setting it
  /// sends no events.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, optionally with an animation, without sending events.
  ///
  /// - Parameters:
  ///   - value: The value. It is limited to the range, and rounded to the nearest tick mark if only their values are
  ///     allowed.
  ///   - animated: `true` to animate the thumb for a quarter of a second.
  open func setValue(_ value: Float, animated: Bool) {
    let clampedValue = value.isNaN ? minimumValue : min(maximumValue, max(minimumValue, value))
    storedValue = clampedValue
    if maximumValue > minimumValue, let part = trackConfiguration?.nearestTick(to: Float(fraction(of: clampedValue))) {
      storedValue = minimumValue + part * (maximumValue - minimumValue)
    }
    guard animated, wasDisplayed else { return setNeedsLayout() }
    layoutIfNeeded()
    setNeedsLayout()
    UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      self.layoutIfNeeded()
    }
  }

  /// The minimum value. The default is 0. A value above the maximum raises the maximum, as in UIKit.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The maximum value. The default is 1. A value below the minimum lowers the minimum, as in UIKit.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// A Boolean value that determines whether every change sends events immediately. The default is `true`.
  ///
  /// If it is `false`, events are sent once, when the touch ends.
  open var isContinuous = true

  /// The configuration of the tick marks, the start of the filled part and the values that the user can select.
  ///
  /// The default is `nil`: there are no marks, the track is filled from the minimum, and the user can select all values
  /// (control-metrics, UISlider).
  public var trackConfiguration: TrackConfiguration? {
    didSet {
      guard trackConfiguration != oldValue else { return }
      show()
      value = storedValue
    }
  }

  private func fraction(of value: Float) -> CGFloat {
    maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  // MARK: Appearance

  /// The color of the track before the thumb. The default is `nil`, which uses the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      noteAppearance(\UISlider.minimumTrackTintColor, minimumTrackTintColor)
      show()
    }
  }
  /// The color of the track after the thumb. The default is `nil`, which uses a gray of the system.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      noteAppearance(\UISlider.maximumTrackTintColor, maximumTrackTintColor)
      show()
    }
  }
  /// The color of the thumb. The default is `nil`, which uses white.
  open var thumbTintColor: UIColor? {
    didSet {
      noteAppearance(\UISlider.thumbTintColor, thumbTintColor)
      show()
    }
  }
  /// The image beside the minimum end of the track. The default is `nil`.
  open var minimumValueImage: UIImage? {
    didSet {
      noteAppearance(\UISlider.minimumValueImage, minimumValueImage)
      show()
    }
  }
  /// The image beside the maximum end of the track. The default is `nil`.
  open var maximumValueImage: UIImage? {
    didSet {
      noteAppearance(\UISlider.maximumValueImage, maximumValueImage)
      show()
    }
  }

  /// Sets the image of the thumb for a state.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to use the standard thumb.
  ///   - state: The control state to which the image of the thumb applies.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("setThumbImage(_:for:)", [state.rawValue]) { $0.setThumbImage(image, for: state) }
    thumbs[state] = image
    show()
  }
  /// Returns the image of the thumb that was set for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The image, or `nil` if none was set.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] }

  /// Sets the image of the track before the thumb for a state.
  ///
  /// - Parameters:
  ///   - image: The image, which is stretched, or `nil` to use the standard track.
  ///   - state: The control state to which the image of the track applies.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("setMinimumTrackImage(_:for:)", [state.rawValue]) { $0.setMinimumTrackImage(image, for: state) }
    minimumTracks[state] = image
    show()
  }
  /// Returns the image of the track before the thumb that was set for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The image, or `nil` if none was set.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTracks[state] }

  /// Sets the image of the track after the thumb for a state.
  ///
  /// - Parameters:
  ///   - image: The image, which is stretched, or `nil` to use the standard track.
  ///   - state: The control state to which the image of the track applies.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("setMaximumTrackImage(_:for:)", [state.rawValue]) { $0.setMaximumTrackImage(image, for: state) }
    maximumTracks[state] = image
    show()
  }
  /// Returns the image of the track after the thumb that was set for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The image, or `nil` if none was set.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTracks[state] }

  /// The image of the thumb in the current state, or `nil` for the standard thumb.
  open var currentThumbImage: UIImage? { thumbs[state] ?? thumbs[.normal] }
  /// The image of the track before the thumb in the current state, or `nil` for the standard track.
  open var currentMinimumTrackImage: UIImage? { minimumTracks[state] ?? minimumTracks[.normal] }
  /// The image of the track after the thumb in the current state, or `nil` for the standard track.
  open var currentMaximumTrackImage: UIImage? { maximumTracks[state] ?? maximumTracks[.normal] }

  private func show() {
    minimumTrack.image = currentMinimumTrackImage
    minimumTrack.backgroundColor = minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
    maximumTrack.image = currentMaximumTrackImage
    maximumTrack.backgroundColor = maximumTrack.image == nil ? maximumTrackTintColor ?? .tertiarySystemFill : nil
    thumb.image = currentThumbImage
    capsule.isHidden = thumb.image != nil
    capsule.backgroundColor = thumbTintColor ?? .white
    ticks.show(trackConfiguration?.ticks ?? [])
    minimumPicture.image = minimumValueImage
    maximumPicture.image = maximumValueImage
    alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  package override var tracksThumbHorizontally: Bool { true }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    return (knob, knob.height / 2)
  }
  package override final func activateByKey() {}
  package override final func stepByKey(_ sign: Int, isVertical: Bool) -> Bool {
    guard !isVertical else { return false }
    stepByUser(CGFloat(sign))
    return true
  }
  package override final func moveToEndByKey(isFirst: Bool) -> Bool {
    setValueByUser(to: isFirst ? minimumValue : maximumValue)
    return true
  }
  package override func stateChanged() { show() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// The preferred behavioral style. It is stored and has no effect. The default is `automatic`.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The behavioral style of the slider, which is always `pad` in Tessera.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Geometry

  /// Returns the rectangle of the image beside the minimum end of the track.
  ///
  /// - Parameter bounds: The bounds of the slider.
  /// - Returns: The rectangle in the slider's coordinates, or an empty one if there is no image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    picture(minimumValueImage, in: bounds, atLeft: !isMirrored)
  }

  /// Returns the rectangle of the image beside the maximum end of the track.
  ///
  /// - Parameter bounds: The bounds of the slider.
  /// - Returns: The rectangle in the slider's coordinates, or an empty one if there is no image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    picture(maximumValueImage, in: bounds, atLeft: isMirrored)
  }

  private func picture(_ image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
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
    let first = isMirrored ? maximumValueImageRect(forBounds: bounds) : minimumValueImageRect(forBounds: bounds)
    let last = isMirrored ? minimumValueImageRect(forBounds: bounds) : maximumValueImageRect(forBounds: bounds)
    if !first.isEmpty { left = first.maxX + Self.gap }
    if !last.isEmpty { right = last.minX - Self.gap }
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
    let part = isMirrored ? 1 - fraction(of: value) : fraction(of: value)
    // The thumb is on whole points; the filled part ends exactly at its middle (measured on iOS 26.1).
    let x = rect.minX + (part * (rect.width - size.width)).rounded()
    return CGRect(x: x, y: nearestPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    thumb.frame = knob
    capsule.frame = thumb.bounds
    func knobCenter(_ part: CGFloat) -> CGFloat { part * (track.width - knob.width) + knob.width / 2 }
    let end = knobCenter(fraction(of: storedValue))
    let neutral = CGFloat(trackConfiguration?.neutralValue ?? 0)
    // The filled part begins at the neutral value, or at the end of the track if that is the minimum.
    let start = neutral > 0 ? knobCenter(min(neutral, 1)) : 0
    let (low, high) = (min(start, end), max(start, end))
    maximumTrack.frame = track
    minimumTrack.frame = CGRect(
      x: isMirrored ? track.maxX - high : track.minX + low, y: track.minY, width: high - low, height: track.height)
    ticks.frame = CGRect(x: track.minX, y: 0, width: track.width, height: bounds.height)
    ticks.layOut(middle: track.midY, inset: knob.width / 2, isMirrored: isMirrored)
    for view in [minimumTrack, maximumTrack] { view.layer.cornerRadius = view.image == nil ? track.height / 2 : 0 }
    minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// The natural size: 34 points high, with no natural width.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  // MARK: Touches

  /// Begins tracking if the touch is on the thumb, as on iOS. A mouse can click anywhere on the track.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let point = touch.location(in: self)
    let knob = thumb.frame
    changedWhileTracking = false
    if knob.insetBy(dx: -Self.touchDistance, dy: -Self.touchDistance).contains(point) {
      holdOffset = point.x - knob.midX
      return true
    }
    guard touch.type == .indirectPointer else { return false }
    holdOffset = 0
    moveThumb(touch, event)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moveThumb(touch, event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, changedWhileTracking { sendActions(event) }
  }

  private func moveThumb(_ touch: UITouch, _ event: UIEvent?) {
    let track = trackRect(forBounds: bounds)
    let trackLength = track.width - thumb.frame.width
    guard trackLength > 0 else { return }
    var fraction = (touch.location(in: self).x - holdOffset - track.minX - thumb.frame.width / 2) / trackLength
    fraction = min(1, max(0, isMirrored ? 1 - fraction : fraction))
    fraction = CGFloat(trackConfiguration?.allowed(Float(fraction)) ?? Float(fraction))
    let next = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    guard next != storedValue else { return }
    storedValue = next
    changedWhileTracking = true
    setNeedsLayout()
    if isContinuous { sendActions(event) }
  }

  /// Changes the value by one step in response to a key. A step moves to the next tick mark. If values between tick
  /// marks are allowed, it is a twentieth of the track.
  final func stepByUser(_ sign: CGFloat) {
    let part = Float(fraction(of: storedValue))
    let next = trackConfiguration?.tick(beside: part, sign: Float(sign)) ?? part + Float(sign) / 20
    setValueByUser(to: minimumValue + next * (maximumValue - minimumValue))
  }

  /// Sets the value in response to a key, and sends the events of a change by the user. The value is limited to those
  /// that the user can select.
  final func setValueByUser(to value: Float) {
    let previousValue = storedValue
    let part = Float(fraction(of: min(maximumValue, max(minimumValue, value))))
    let next = trackConfiguration?.allowed(part) ?? part
    setValue(minimumValue + next * (maximumValue - minimumValue), animated: true)
    if storedValue != previousValue { sendActions(nil) }
  }

  private func sendActions(_ event: UIEvent?) {
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }
}
