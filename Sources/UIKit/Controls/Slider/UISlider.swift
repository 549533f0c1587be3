import Foundation

/// A control for a number in a range: a knob on a track.
///
/// 34 points high; the track is 6 points thick, the knob 37 by 24 points (measured on iOS 26.1).
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
  /// Between the finger and the middle of the knob.
  private var grip: CGFloat = 0
  private var changedWhileTracking = false

  private static let height: CGFloat = 34
  private static let trackHeight: CGFloat = 6
  /// Between the track and the pictures at its ends.
  private static let gap: CGFloat = 8
  /// A finger takes the knob from that far.
  private static let reach: CGFloat = 16

  /// A slider from 0 to 1, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes what `UIControl` decodes: a slider from 0 to 1 at 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
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

  /// The number; ones outside of the range are cut off. Default 0. Setting it tells nobody.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the number, cut off to the range and taken to the nearest mark where only marks count; the knob glides to it.
  /// Sends no action.
  open func setValue(_ value: Float, animated: Bool) {
    let cut = value.isNaN ? minimumValue : min(maximumValue, max(minimumValue, value))
    storedValue = cut
    if maximumValue > minimumValue, let part = trackConfiguration?.nearestTick(to: Float(fraction(of: cut))) {
      storedValue = minimumValue + part * (maximumValue - minimumValue)
    }
    guard animated, wasDisplayed else { return setNeedsLayout() }
    layoutIfNeeded()
    setNeedsLayout()
    UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      self.layoutIfNeeded()
    }
  }

  /// The least. Default 0. One above the maximum moves the maximum along, as in UIKit.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The greatest. Default 1. One below the minimum moves the minimum along, as in UIKit.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether every change is told at once; otherwise the last one when the finger leaves. Default true.
  open var isContinuous = true

  /// Marks along the track, where its filling begins and which values the user may choose. Default nil: none, at the
  /// minimum, all (control-metrics, UISlider).
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

  // MARK: Look

  /// The colour of the track up to the knob; nil, the default, is the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { show() } }
  /// The colour of the track beyond the knob; nil, the default, is a grey of the system.
  open var maximumTrackTintColor: UIColor? { didSet { show() } }
  /// The colour of the knob; nil, the default, is white.
  open var thumbTintColor: UIColor? { didSet { show() } }
  /// A picture before the track. Default nil.
  open var minimumValueImage: UIImage? { didSet { show() } }
  /// A picture behind the track. Default nil.
  open var maximumValueImage: UIImage? { didSet { show() } }

  /// The picture of the knob in a state; nil is the system's.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbs[state] = image
    show()
  }
  /// What was set for a state; nil if nothing was.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] }

  /// The picture of the track up to the knob in a state, stretched; nil is the system's.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTracks[state] = image
    show()
  }
  /// What was set for a state; nil if nothing was.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTracks[state] }

  /// The picture of the track beyond the knob in a state, stretched; nil is the system's.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTracks[state] = image
    show()
  }
  /// What was set for a state; nil if nothing was.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTracks[state] }

  /// The knob in the present state; nil where it is the system's.
  open var currentThumbImage: UIImage? { thumbs[state] ?? thumbs[.normal] }
  /// The track up to the knob in the present state; nil where it is the system's.
  open var currentMinimumTrackImage: UIImage? { minimumTracks[state] ?? minimumTracks[.normal] }
  /// The track beyond the knob in the present state; nil where it is the system's.
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

  package override var movesKnob: Bool { true }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    return (knob, knob.height / 2)
  }
  package override final func activateByKey() {}
  package override final func stepByKey(_ sign: Int, isVertical: Bool) -> Bool {
    guard !isVertical else { return false }
    stepAsUser(CGFloat(sign))
    return true
  }
  package override final func moveToEndByKey(isFirst: Bool) -> Bool {
    moveAsUser(to: isFirst ? minimumValue : maximumValue)
    return true
  }
  package override func stateChanged() { show() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// The wish for another platform's manners. Sliders have those of iOS, whatever it is. Default automatic.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Whose manners it has: those of iOS.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Geometry

  /// Where the picture before the track lies, in `bounds`. Empty without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    picture(minimumValueImage, in: bounds, atLeft: !isMirrored)
  }

  /// Where the picture behind the track lies, in `bounds`. Empty without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    picture(maximumValueImage, in: bounds, atLeft: isMirrored)
  }

  private func picture(_ image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = atLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: nearestPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  /// Where the whole track lies, in `bounds`. A subclass may answer another rectangle.
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

  /// Where the knob lies for a value on a track. A subclass may answer another rectangle.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? ThumbView.size
    let part = isMirrored ? 1 - fraction(of: value) : fraction(of: value)
    // The knob rests on whole points; the track ends at its exact middle (measured on iOS 26.1).
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
    func place(_ part: CGFloat) -> CGFloat { part * (track.width - knob.width) + knob.width / 2 }
    let end = place(fraction(of: storedValue))
    let neutral = CGFloat(trackConfiguration?.neutralValue ?? 0)
    // The filling begins at the neutral value, at the track's very end where that is the minimum.
    let start = neutral > 0 ? place(min(neutral, 1)) : 0
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

  /// 34 points high; any width.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  // MARK: Touch

  /// Only a touch on the knob moves it, as on iOS; a mouse may click anywhere on the track.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let point = touch.location(in: self)
    let knob = thumb.frame
    changedWhileTracking = false
    if knob.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) {
      grip = point.x - knob.midX
      return true
    }
    guard touch.type == .indirectPointer else { return false }
    grip = 0
    follow(touch, event)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch, event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, changedWhileTracking { tell(event) }
  }

  private func follow(_ touch: UITouch, _ event: UIEvent?) {
    let track = trackRect(forBounds: bounds)
    let room = track.width - thumb.frame.width
    guard room > 0 else { return }
    var part = (touch.location(in: self).x - grip - track.minX - thumb.frame.width / 2) / room
    part = min(1, max(0, isMirrored ? 1 - part : part))
    part = CGFloat(trackConfiguration?.allowed(Float(part)) ?? Float(part))
    let next = minimumValue + Float(part) * (maximumValue - minimumValue)
    guard next != storedValue else { return }
    storedValue = next
    changedWhileTracking = true
    setNeedsLayout()
    if isContinuous { tell(event) }
  }

  /// A key asks for a step: to the next tick, else a twentieth of the way.
  final func stepAsUser(_ sign: CGFloat) {
    let part = Float(fraction(of: storedValue))
    let next = trackConfiguration?.tick(beside: part, sign: Float(sign)) ?? part + Float(sign) / 20
    moveAsUser(to: minimumValue + next * (maximumValue - minimumValue))
  }

  /// A key asks for a value: the nearest one that the user may choose.
  final func moveAsUser(to value: Float) {
    let old = storedValue
    let part = Float(fraction(of: min(maximumValue, max(minimumValue, value))))
    let next = trackConfiguration?.allowed(part) ?? part
    setValue(minimumValue + next * (maximumValue - minimumValue), animated: true)
    if storedValue != old { tell(nil) }
  }

  private func tell(_ event: UIEvent?) { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
}
