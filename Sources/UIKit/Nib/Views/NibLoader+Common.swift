import Foundation

/// Decodes the values that all views have.
extension NibLoader {
  func decodeCommon(_ view: UIView, _ element: NibElement) {
    if let frame = element.rect("frame") { view.frame = frame }
    if let bounds = element.rect("bounds"), element.rect("frame") == nil { view.bounds = bounds }
    decodeAutoresizing(view, element)
    if let mode = element["contentMode"].flatMap({ NibNames.contentMode[$0] }) { view.contentMode = mode }
    if let value = element.bool("opaque") { view.isOpaque = value }
    if let value = element.bool("hidden") { view.isHidden = value }
    if let value = element.bool("clipsSubviews") { view.clipsToBounds = value }
    if let value = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = value }
    if let value = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
    if let value = element.bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = value }
    if let value = element.bool("autoresizesSubviews") { view.autoresizesSubviews = value }
    if let value = element.number("alpha") { view.alpha = min(max(value, 0), 1) }
    if let value = element.integer("tag") { view.tag = value }
    if let value = element.bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = value }
    if let value = element.bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = value }
    switch element["semanticContentAttribute"] {
    case "playback": view.semanticContentAttribute = .playback
    case "spatial": view.semanticContentAttribute = .spatial
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    default: break
    }
    if let color = document.color(element, "backgroundColor") { view.backgroundColor = color }
    if let color = document.color(element, "tintColor") { view.tintColor = color }
    if let insets = element.directionalInsets("directionalLayoutMargins") { view.directionalLayoutMargins = insets }
    if let insets = element.insets("layoutMargins") { view.layoutMargins = insets }
    decodePriorities(view, element)
    decodeAccessibility(view, element)
    for child in element.elements(in: "constraints") { constraints.append((child, view)) }
    decodeGuides(view, element)
    variations.add(view, element)
  }

  /// Sets the autoresizing mask. An element without a mask has flexible margins on the right and at the bottom (measured
  /// on UIKit, case `nib-value-label` of Tests/Oracle).
  private func decodeAutoresizing(_ view: UIView, _ element: NibElement) {
    let mask: UIView.AutoresizingMask =
      element.options(
        "autoresizingMask",
        [
          "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight, "flexibleMinX": .flexibleLeftMargin,
          "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
          "flexibleMaxY": .flexibleBottomMargin,
        ]) ?? [.flexibleRightMargin, .flexibleBottomMargin]
    view.autoresizingMask = mask
    // Xcode adds constraints that pin a view with a fixed frame at its position. Autoresizing has the same effect.
    if let value = element.bool("translatesAutoresizingMaskIntoConstraints"), element.bool("fixedFrame") != true {
      view.translatesAutoresizingMaskIntoConstraints = value
    }
  }

  private func decodePriorities(_ view: UIView, _ element: NibElement) {
    func priority(_ attribute: String) -> UILayoutPriority? {
      element.number(attribute).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
    }
    if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
    if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  private func decodeAccessibility(_ view: UIView, _ element: NibElement) {
    if let identifier = element["restorationIdentifier"] { NibRestoration.set(identifier, of: view) }
    guard let child = element.child(named: "accessibility") else { return }
    if let text = document.string(child, "label") { view.accessibilityLabel = text }
    if let text = document.string(child, "hint") { view.accessibilityHint = text }
    if let text = document.string(child, "identifier") { view.accessibilityIdentifier = text }
    if let value = child.child(key: "isElement")?.bool("value") { view.isAccessibilityElement = value }
    let traits: UIAccessibilityTraits? = child.options(
      "traits",
      [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
        "searchField": .searchField, "header": .header, "adjustable": .adjustable, "notEnabled": .notEnabled,
        "updatesFrequently": .updatesFrequently, "summaryElement": .summaryElement, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "allowsDirectInteraction": .allowsDirectInteraction,
      ])
    if let traits { view.accessibilityTraits = traits }
  }

  /// Stores the layout guides of a view by their identifiers.
  private func decodeGuides(_ view: UIView, _ element: NibElement) {
    for child in element.children where child.name == "viewLayoutGuide" {
      guard let id = child.id else { continue }
      let scroll = view as? UIScrollView
      switch child.key {
      case "safeArea": objects[id] = view.safeAreaLayoutGuide
      case "contentLayoutGuide": objects[id] = scroll?.contentLayoutGuide
      case "frameLayoutGuide": objects[id] = scroll?.frameLayoutGuide
      case "layoutMargins", "layoutMarginsGuide": objects[id] = view.layoutMarginsGuide
      case "readableContentGuide", "readableContent": objects[id] = view.readableContentGuide
      case "keyboard", "keyboardLayoutGuide": objects[id] = view.keyboardLayoutGuide
      default: document.report(child, "the layout guide “\(child.key ?? "")” is unknown; its constraints are ignored")
      }
    }
  }
}
