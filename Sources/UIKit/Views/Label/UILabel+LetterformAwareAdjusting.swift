import RuntimeInterface

extension UILabel: UILetterformAwareAdjusting {
  /// Whether the label's size makes room for letters that reach beyond their lines. Default `typographic`.
  public var sizingRule: UILetterformAwareSizingRule {
    get { look.sizingRule }
    set {
      guard newValue != look.sizingRule else { return }
      look.sizingRule = newValue
      contentChanged()
    }
  }

  /// By how much ink reaches beyond the text's own size, if there is to be room for it.
  func excess(of layout: TextLayout) -> UIEdgeInsets {
    guard look.sizingRule == .oversize else { return .zero }
    let ink = layout.inkBounds
    guard !ink.isNull else { return .zero }
    let left = layout.lines.reduce(CGFloat.infinity) { min($0, $1.x) }
    let start = left.isFinite ? left : 0
    return UIEdgeInsets(
      top: max(0, -ink.minY), left: max(0, start - ink.minX), bottom: max(0, ink.maxY - layout.size.height),
      right: max(0, ink.maxX - start - layout.size.width))
  }
}
