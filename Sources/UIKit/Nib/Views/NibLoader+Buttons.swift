import Foundation

/// Methods that set the attributes of nib elements on buttons, with the values for their states and their configuration.
extension NibLoader {
  func decodeButton(_ button: UIButton, _ element: NibElement) {
    button.typeStorage = Self.buttonTypes[element["buttonType"] ?? ""] ?? .custom
    if let symbol = button.typeStorage.symbol {
      button.setImage(UIImage(systemName: symbol), for: .normal)
    }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let value = element.bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = value }
    if let value = element.bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = value }
    if let value = element.bool("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = value }
    if let value = element.bool("reversesTitleShadowWhenHighlighted") {
      button.reversesTitleShadowWhenHighlighted = value
    }
    if let value = element.bool("pointerInteraction") { button.isPointerInteractionEnabled = value }
    if let value = element.bool("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = value }
    if let value = element.bool("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = value }
    switch element["role"] {
    case "primary": button.role = .primary
    case "cancel": button.role = .cancel
    case "destructive": button.role = .destructive
    default: break
    }
    // Interface Builder keeps the states of a button that gets a configuration, such as the title "Button", and does not
    // show them: a button with only a symbol has the width of the symbol in its files (Simple-Weather-UIKit by KociucKy).
    if let child = element.child(named: "buttonConfiguration") {
      button.configuration = configuration(child, of: button)
      return
    }
    for child in element.children where child.name == "state" { decodeState(child, of: button) }
    if let font = document.font(element) { button.titleLabel?.font = font }
    if let mode = element["lineBreakMode"].flatMap({ NibNames.lineBreakMode[$0] }) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let size = element.size("titleShadowOffset") { button.titleLabel?.shadowOffset = size }
  }

  private func decodeState(_ element: NibElement, of button: UIButton) {
    guard let state = Self.states[element.key ?? ""] else {
      return document.report(element, "the button state “\(element.key ?? "")” is unknown; it is ignored")
    }
    if let title = document.string(element, "title") { button.setTitle(title, for: state) }
    if let text = document.attributedString(element, "attributedTitle") { button.setAttributedTitle(text, for: state) }
    if let color = document.color(element, "titleColor") { button.setTitleColor(color, for: state) }
    if let color = document.color(element, "titleShadowColor") { button.setTitleShadowColor(color, for: state) }
    if let image = document.image(element) { button.setImage(image, for: state) }
    if let image = document.image(element, "backgroundImage") { button.setBackgroundImage(image, for: state) }
    if element.child(key: "preferredSymbolConfiguration") != nil,
      let configuration = document.symbolConfiguration(element)
    {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }

  private func configuration(_ element: NibElement, of button: UIButton) -> UIButton.Configuration {
    var configuration: UIButton.Configuration
    switch element["style"] {
    case "filled": configuration = .filled()
    case "tinted": configuration = .tinted()
    case "gray": configuration = .gray()
    case "bordered": configuration = .bordered()
    case "borderedTinted": configuration = .borderedTinted()
    case "borderedProminent": configuration = .borderedProminent()
    case "borderless": configuration = .borderless()
    default: configuration = .plain()
    }
    if let title = document.string(element, "title") { configuration.title = title }
    if let text = document.attributedString(element, "attributedTitle") {
      configuration.attributedTitle = AttributedString(text)
    }
    if let text = document.string(element, "subtitle") { configuration.subtitle = text }
    if let image = document.image(element) { configuration.image = image }
    if element.child(key: "preferredSymbolConfigurationForImage") != nil || element["symbolScale"] != nil {
      configuration.preferredSymbolConfigurationForImage = document.symbolConfiguration(element)
    }
    if let size = element["buttonSize"].flatMap({ Self.buttonSizes[$0] }) { configuration.buttonSize = size }
    if let style = element["cornerStyle"].flatMap({ Self.cornerStyles[$0] }) { configuration.cornerStyle = style }
    switch element["imagePlacement"] {
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "leading": configuration.imagePlacement = .leading
    default: break
    }
    if let value = element.length("imagePadding") { configuration.imagePadding = value }
    if let value = element.length("titlePadding") { configuration.titlePadding = value }
    if let value = element.bool("showsActivityIndicator") { configuration.showsActivityIndicator = value }
    if let insets = element.directionalInsets("contentInsets") { configuration.contentInsets = insets }
    if let color = document.color(element, "baseForegroundColor") { configuration.baseForegroundColor = color }
    if let color = document.color(element, "baseBackgroundColor") { configuration.baseBackgroundColor = color }
    if let background = element.child(named: "backgroundConfiguration") {
      if let color = document.color(background, "backgroundColor") { configuration.background.backgroundColor = color }
      if let color = document.color(background, "strokeColor") { configuration.background.strokeColor = color }
      if let value = background.length("strokeWidth") { configuration.background.strokeWidth = value }
      if let value = background.length("cornerRadius") { configuration.background.cornerRadius = value }
      if let image = document.image(background) { configuration.background.image = image }
    }
    if let font = document.font(element, "titleFontDescription") {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var newAttributes = attributes
        newAttributes.font = font
        return newAttributes
      }
    }
    return configuration
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "custom": .custom, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close, "plain": .system,
  ]
  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
  ]
  private static let buttonSizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]
}
