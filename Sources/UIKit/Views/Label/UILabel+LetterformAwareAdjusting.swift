import RuntimeInterface

extension UILabel: UILetterformAwareAdjusting {
  /// The rule that determines whether the label's size includes glyphs that extend beyond the lines. The default is
  /// `typographic`.
  public var sizingRule: UILetterformAwareSizingRule {
    get { style.sizingRule }
    set {
      guard newValue != style.sizingRule else { return }
      style.sizingRule = newValue
      contentDidChange()
    }
  }

  /// Returns the distances by which glyphs extend beyond the text's typographic size, in points. They are zero unless
  /// the sizing rule is `oversize`.
  func letterformOverflow(of layout: TextLayout) -> UIEdgeInsets {
    guard style.sizingRule == .oversize else { return .zero }
    let inkRect = layout.inkBounds
    guard !inkRect.isNull else { return .zero }
    let left = layout.lines.reduce(CGFloat.infinity) { min($0, $1.x) }
    let start = left.isFinite ? left : 0
    return UIEdgeInsets(
      top: max(0, -inkRect.minY), left: max(0, start - inkRect.minX), bottom: max(0, inkRect.maxY - layout.size.height),
      right: max(0, inkRect.maxX - start - layout.size.width))
  }
}
