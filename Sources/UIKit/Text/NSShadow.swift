/// A shadow that is drawn behind text: the value of the attribute `shadow`.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  /// The offset of the shadow, in points. A positive height is downwards. The default is (0, 0).
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points. The default is 0, which draws a sharp shadow.
  open var shadowBlurRadius: CGFloat = 0 {
    didSet { if !(shadowBlurRadius >= 0) { shadowBlurRadius = 0 } }
  }
  /// The color of the shadow, a `UIColor`, or `nil` for no shadow. The default is black with an opacity of a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  /// Creates a shadow from data in an unarchiver. Archives are not supported, so the result is always `nil`.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { nil }

  /// Returns a copy of the shadow.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: An `NSShadow` with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  nonisolated open override var hash: Int { shadowBlurRadius.hashValue }
}
