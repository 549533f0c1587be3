/// The properties of a label that determine how its text is laid out and drawn.
struct LabelStyle {
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var color = UIColor.label
  var highlightedColor: UIColor?
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var numberOfLines = 1
  var adjustsFontSize = false
  var minimumScaleFactor: CGFloat = 0
  var allowsTightening = false
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var preferredWidth: CGFloat = 0
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var isHighlighted = false
  var isEnabled = true
  var followsTextSize = false
  var showsExpansionText = false
  var sizingRule = UILetterformAwareSizingRule.typographic
}
