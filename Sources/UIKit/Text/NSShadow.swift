/// A shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  /// Points; positive heights lead down. Default (0, 0).
  open var shadowOffset = CGSize.zero
  /// Points; 0, the default, is sharp.
  open var shadowBlurRadius: CGFloat = 0 {
    didSet { if !(shadowBlurRadius >= 0) { shadowBlurRadius = 0 } }
  }
  /// `UIColor`; default black at a third of its opacity. nil: no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  /// Shadows are not read from archives here; answers nil.
  public required init?(coder: NSCoder) { nil }

  /// Another shadow with the same values.
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
