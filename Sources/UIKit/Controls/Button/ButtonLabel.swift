/// The label with the title of a button.
///
/// A line break mode that wraps shows a title in several lines. Storyboards and code for iOS set only the mode (Stack Overflow,
/// question 604632: "button.titleLabel?.lineBreakMode = .byWordWrapping").
final class ButtonLabel: UILabel {
  override var lineBreakMode: NSLineBreakMode {
    didSet { if lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping { numberOfLines = 0 } }
  }
}
