/// What a label shows.
enum LabelContent {
  case none
  case plain(String)
  case attributed(NSAttributedString)

  var string: String? {
    switch self {
    case .none: return nil
    case .plain(let text): return text
    case .attributed(let text): return text.string
    }
  }

  var isAttributed: Bool {
    if case .attributed = self { return true }
    return false
  }

  var isEmpty: Bool {
    switch self {
    case .none: return true
    case .plain(let text): return text.isEmpty
    case .attributed(let text): return text.length == 0
    }
  }
}

/// How a label shows it.
struct LabelLook {
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var color = UIColor.label
  var highlightedColor: UIColor?
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var numberOfLines = 1
  var shrinks = false
  var minimumScaleFactor: CGFloat = 0
  var tightens = false
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var preferredWidth: CGFloat = 0
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var isHighlighted = false
  var isEnabled = true
  var followsTextSize = false
  var showsExpansionText = false
}
