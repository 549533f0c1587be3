/// The commands that edit menus offer.
@MainActor enum EditCommands {
  /// Titles and actions in the order in which they are shown.
  static let standard: [(title: String, action: Selector)] = [
    ("Cut", Selector("cut:")), ("Copy", Selector("copy:")), ("Paste", Selector("paste:")),
    ("Delete", Selector("delete:")), ("Select", Selector("select:")), ("Select All", Selector("selectAll:")),
  ]

  /// Those that somebody along the chain from `start` says to be able to do now.
  static func applying(to start: UIResponder?, sender: Any?) -> [UICommand] {
    guard let start else { return [] }
    return standard.compactMap { title, action in
      start.target(forAction: action, withSender: sender) == nil ? nil : UICommand(title: title, action: action)
    }
  }
}
