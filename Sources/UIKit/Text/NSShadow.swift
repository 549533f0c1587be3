/// A shadow that is drawn behind text: the value of the attribute `shadow`.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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

  /// Creates a shadow from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset = CGSize(
      width: coder.decodeNumber(forKey: "NSShadowHoriz") ?? 0, height: coder.decodeNumber(forKey: "NSShadowVert") ?? 0)
    shadowBlurRadius = coder.decodeNumber(forKey: "NSShadowBlurRadius") ?? 0
    shadowColor = coder.decodeValue(UIColor.self, forKey: "NSShadowColor")
  }

  /// Encodes the offset, the blur radius and the color.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
  }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

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
