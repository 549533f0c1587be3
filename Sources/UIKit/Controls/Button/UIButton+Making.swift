import Foundation

// Buttons of a type, with a configuration, with an action.
extension UIButton {
  /// A button of a type.
  public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

  /// A button of a type; system buttons show their content in the tint colour, and run `primaryAction`, whose title and
  /// image they show.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    storedType = buttonType
    // The label may have been made before the type was known.
    parts.title?.font = titleFont
    if let symbol = buttonType.symbol {
      setImage(UIImage(systemName: symbol), for: .normal)
      if buttonType == .close { tintColor = .secondaryLabel }
    }
    showContent()
    if primaryAction != nil || buttonType.symbol != nil { sizeToFit() }
  }

  /// A button that looks as `configuration` says and runs `primaryAction`, whose title and image it shows where the
  /// configuration has none. As large as its content.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    storedType = .system
    var configuration = configuration
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      if configuration.attributedTitle == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      if configuration.image == nil { configuration.image = primaryAction.image }
      contents[.normal, default: ButtonStateContent()].title = configuration.title
    }
    self.configuration = configuration
    sizeToFit()
  }

  final func takeOver(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
    setImage(action.image, for: .normal)
  }
}
