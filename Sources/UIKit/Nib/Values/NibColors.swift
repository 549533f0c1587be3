import Foundation

/// Reads the colors of a nib file.
extension NibDocument {
  /// Returns the color that a `color` element describes, or nil if it describes none.
  func color(_ element: NibElement) -> UIColor? {
    // Xcode 11 writes the color of iOS 13, which has a dark variant, beside the one of iOS 12.
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
    {
      if let systemColor = SystemColors.color(named: name) { return systemColor }
      report(element, "the system color “\(name)” is unknown; the color stored in the file is used")
      return components(element) ?? resource("systemColor", named: name)?.child(named: "color").flatMap(components)
    }
    if let name = element["name"] {
      if let color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? UIColor(named: name) { return color }
      let fallback = resource("namedColor", named: name)?.child(named: "color").flatMap(components)
      report(
        element,
        "there is no color “\(name)” in the asset catalogs of \(bundle.bundleURL.lastPathComponent); "
          + (fallback == nil ? "no color is set" : "the color stored in the file is used"))
      return fallback
    }
    return components(element)
  }

  /// Returns the color of a property, or nil if the property is missing or has no color.
  func color(_ element: NibElement, _ key: String) -> UIColor? {
    guard let child = element.child(key: key), child.name == "color" else { return nil }
    return color(child)
  }

  private func components(_ element: NibElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      let light = 1 - black
      return UIColor(
        red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
    }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
    else { return nil }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// The system colors by their names in nib files.
private enum SystemColors {
  static func color(named name: String) -> UIColor? {
    if let color = colors[name] { return color }
    return name.hasSuffix("Color") ? colors[String(name.dropLast("Color".count))] : nil
  }

  private static let colors: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
    "purple": .purple, "brown": .brown, "clear": .clear,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "placeholderText": .placeholderText, "separator": .separator, "opaqueSeparator": .opaqueSeparator, "link": .link,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue, "systemOrange": .systemOrange,
    "systemYellow": .systemYellow, "systemPink": .systemPink, "systemPurple": .systemPurple,
    "systemTeal": .systemTeal, "systemIndigo": .systemIndigo, "systemBrown": .systemBrown, "systemMint": .systemMint,
    "systemCyan": .systemCyan, "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "darkText": .darkText, "lightText": .lightText, "tint": .tintColor,
    // Older versions of Xcode wrote these names.
    "groupTableViewBackground": .systemGroupedBackground, "tableBackground": .systemBackground,
    "tableCellBackground": .systemBackground, "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "tableGroupedBackground": .systemGroupedBackground, "tableSeparator": .separator,
    "scrollViewTexturedBackground": .darkGray, "viewFlipsideBackground": .darkGray,
    "tableHeaderTextFlipside": .secondaryLabel, "infoTextOverPinStripeText": .secondaryLabel,
    "sectionHeaderBackground": .systemBackground, "sectionListBackground": .systemBackground,
    "externalSystemGraphite": .gray, "systemExtraLightGray": .systemGray6,
  ]
}
