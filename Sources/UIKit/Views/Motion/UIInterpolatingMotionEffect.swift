import Foundation

/// A motion effect that interpolates between two values for the tilt about one axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the device's tilt.
  public enum EffectType: Int, Sendable {
    /// The tilt to the left and to the right.
    case tiltAlongHorizontalAxis = 0
    /// The tilt up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the view's property that the effect changes.
  public let keyPath: String
  /// The axis of the tilt that determines the value.
  public let type: EffectType
  /// The change of the property at the offset -1: a number, a point, a size, a rectangle, insets or an offset. The default is nil.
  open var minimumRelativeValue: Any?
  /// The change of the property at the offset 1, of the same type. The default is nil.
  open var maximumRelativeValue: Any?

  /// Creates an effect that changes a property of a view with the tilt about an axis. It has no effect until both relative values are set.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the view's property, such as `center.x`.
  ///   - type: The axis of the tilt.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Creates an effect from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver. The result is nil if it does not contain the key path.
  public required init?(coder: NSCoder) {
    guard let keyPath = coder.decodeString(forKey: "UIKeyPath") else { return nil }
    self.keyPath = keyPath
    type = EffectType(rawValue: coder.decodeInteger(forKey: "UIType")) ?? .tiltAlongHorizontalAxis
    super.init(coder: coder)
    minimumRelativeValue = coder.decodeNumber(forKey: "UIMinimumRelativeValue")
    maximumRelativeValue = coder.decodeNumber(forKey: "UIMaximumRelativeValue")
  }

  /// Encodes the key path, the axis, and relative values that are numbers.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encodeString(keyPath, forKey: "UIKeyPath")
    coder.encode(type.rawValue, forKey: "UIType")
    if let minimum = number(minimumRelativeValue) { coder.encode(Double(minimum), forKey: "UIMinimumRelativeValue") }
    if let maximum = number(maximumRelativeValue) { coder.encode(Double(maximum), forKey: "UIMaximumRelativeValue") }
  }

  override func copied() -> UIMotionEffect {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let fraction = (min(max(offset, -1), 1) + 1) / 2
    return value(at: fraction).map { [keyPath: $0] }
  }

  private func value(at fraction: CGFloat) -> Any? {
    func interpolated(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat { minimum + (maximum - minimum) * fraction }
    switch (minimumRelativeValue, maximumRelativeValue) {
    case (let minimum as CGPoint, let maximum as CGPoint):
      return CGPoint(x: interpolated(minimum.x, maximum.x), y: interpolated(minimum.y, maximum.y))
    case (let minimum as CGSize, let maximum as CGSize):
      return CGSize(
        width: interpolated(minimum.width, maximum.width), height: interpolated(minimum.height, maximum.height))
    case (let minimum as UIOffset, let maximum as UIOffset):
      return UIOffset(
        horizontal: interpolated(minimum.horizontal, maximum.horizontal),
        vertical: interpolated(minimum.vertical, maximum.vertical))
    default:
      guard let minimum = number(minimumRelativeValue), let maximum = number(maximumRelativeValue) else { return nil }
      return NSNumber(value: Double(interpolated(minimum, maximum)))
    }
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
