/// The text of a label: plain or attributed.
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
