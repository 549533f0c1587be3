import Foundation

/// Decodes the values of text fields and text views.
extension NibLoader {
  func decodeTextField(_ field: UITextField, _ element: NibElement) {
    if let font = document.font(element) { field.font = font }
    if let color = document.color(element, "textColor") { field.textColor = color }
    if let alignment = element["textAlignment"].flatMap({ NibNames.textAlignment[$0] }) {
      field.textAlignment = alignment
    }
    if let text = document.string(element, "text") { field.text = text }
    if let text = document.attributedString(element, "attributedText") { field.attributedText = text }
    if let text = document.string(element, "placeholder") { field.placeholder = text }
    if let text = document.attributedString(element, "attributedPlaceholder") { field.attributedPlaceholder = text }
    switch element["borderStyle"] {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: field.borderStyle = .none
    }
    if let mode = element["clearButtonMode"].flatMap({ Self.viewModes[$0] }) { field.clearButtonMode = mode }
    if let mode = element["leftViewMode"].flatMap({ Self.viewModes[$0] }) { field.leftViewMode = mode }
    if let mode = element["rightViewMode"].flatMap({ Self.viewModes[$0] }) { field.rightViewMode = mode }
    // Interface Builder writes the attribute only if it is `NO`.
    field.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    if let value = element.length("minimumFontSize") { field.minimumFontSize = max(0, value) }
    if let value = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = value }
    if let value = element.bool("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = value }
    if let image = document.image(element, "background") { field.background = image }
    if let image = document.image(element, "disabledBackground") { field.disabledBackground = image }
    if let child = element.child(key: "textInputTraits") {
      var traits: any UITextInputTraits = field
      decodeTraits(&traits, child)
    }
  }

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]

  func decodeTextView(_ view: UITextView, _ element: NibElement) {
    if let font = document.font(element) { view.font = font }
    if let color = document.color(element, "textColor") { view.textColor = color }
    if let alignment = element["textAlignment"].flatMap({ NibNames.textAlignment[$0] }) {
      view.textAlignment = alignment
    }
    if let text = document.string(element, "text") { view.text = text }
    if let text = document.attributedString(element, "attributedText") { view.attributedText = text }
    if let value = element.bool("editable") { view.isEditable = value }
    if let value = element.bool("selectable") { view.isSelectable = value }
    if let value = element.bool("allowsEditingTextAttributes") { view.allowsEditingTextAttributes = value }
    if let value = element.bool("clearsOnInsertion") { view.clearsOnInsertion = value }
    if let value = element.bool("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = value }
    let detectors: UIDataDetectorTypes? = element.options(
      "dataDetectorTypes",
      [
        "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
      ])
    if let detectors { view.dataDetectorTypes = detectors }
    if let child = element.child(key: "textInputTraits") {
      var traits: any UITextInputTraits = view
      decodeTraits(&traits, child)
    }
  }

  /// Sets the keyboard, return key and correction of a text.
  func decodeTraits(_ traits: inout any UITextInputTraits, _ element: NibElement) {
    switch element["autocapitalizationType"] {
    case "words": traits.autocapitalizationType = .words
    case "sentences": traits.autocapitalizationType = .sentences
    case "allCharacters": traits.autocapitalizationType = .allCharacters
    default: traits.autocapitalizationType = .none
    }
    if let value = element["autocorrectionType"] { traits.autocorrectionType = value == "no" ? .no : .yes }
    if let value = element["spellCheckingType"] { traits.spellCheckingType = value == "no" ? .no : .yes }
    if let value = element["smartDashesType"] { traits.smartDashesType = value == "no" ? .no : .yes }
    if let value = element["smartQuotesType"] { traits.smartQuotesType = value == "no" ? .no : .yes }
    if let value = element["smartInsertDeleteType"] { traits.smartInsertDeleteType = value == "no" ? .no : .yes }
    if let type = element["keyboardType"].flatMap({ Self.keyboards[$0] }) { traits.keyboardType = type }
    if let type = element["returnKeyType"].flatMap({ Self.returnKeys[$0] }) { traits.returnKeyType = type }
    switch element["keyboardAppearance"] {
    case "alert", "dark": traits.keyboardAppearance = .dark
    case "light": traits.keyboardAppearance = .light
    default: break
    }
    if let value = element.bool("enablesReturnKeyAutomatically") { traits.enablesReturnKeyAutomatically = value }
    if let value = element.bool("secureTextEntry") { traits.isSecureTextEntry = value }
    if let type = element["textContentType"] { traits.textContentType = UITextContentType(rawValue: type) }
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
    "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
    "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
