import Foundation

// Initializers for a type, a configuration and a primary action.
extension UIButton {
  /// Creates a button of a type, with the size of its content.
  ///
  /// - Parameter buttonType: The type. System buttons show their content in the tint color.
  public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

  /// Creates a button of a type that runs an action when it is tapped.
  ///
  /// - Parameters:
  ///   - buttonType: The type. System buttons show their content in the tint color.
  ///   - primaryAction: The action to run on `primaryActionTriggered`. The button shows the title and the image of the
  ///     action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    adopt(buttonType)
    if primaryAction != nil || buttonType.symbol != nil { sizeToFit() }
  }

  /// Sets the type of a new button, with the content that belongs to it.
  final func adopt(_ buttonType: ButtonType) {
    typeStorage = buttonType
    if buttonType == .system {
      adjustsImageWhenHighlighted = false
      adjustsImageWhenDisabled = false
    }
    // The label may have been created before the type was known.
    parts.title?.font = titleFont
    if let symbol = buttonType.symbol {
      setImage(UIImage(systemName: symbol), for: .normal)
      if buttonType == .close { tintColor = .secondaryLabel }
    }
    showContent()
  }

  /// Creates a button with a configuration, with the size of its content.
  ///
  /// - Parameters:
  ///   - configuration: The content and the appearance of the button.
  ///   - primaryAction: The action to run on `primaryActionTriggered`. The title and the image of the action are used
  ///     if the configuration has none.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    typeStorage = .system
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

  final func adoptTitleAndImage(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
    setImage(action.image, for: .normal)
  }
}
