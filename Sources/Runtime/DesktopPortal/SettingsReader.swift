import RuntimeInterface

/// Converts the settings of the portal (`org.freedesktop.portal.Settings`) to the preferences of the user.
///
/// The namespace `org.freedesktop.appearance` is common to all desktops. The other namespaces are reported by GNOME and
/// desktops that are based on it.
struct SettingsReader {
  static let namespaces = [
    "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface",
    "org.gnome.system.locale",
  ]

  private var values: [String: PortalValue] = [:]

  /// Stores the reply to `ReadAll`. Returns whether it has the expected type.
  mutating func readAll(_ reply: PortalValue) -> Bool {
    guard let namespaces = reply.elements?.first?.entries else { return false }
    for (namespace, settings) in namespaces {
      for (key, value) in settings.entries ?? [:] { values[namespace + " " + key] = value }
    }
    return true
  }

  /// Stores a setting that has changed. `arguments` are those of the signal `SettingChanged`.
  mutating func storeChange(_ arguments: PortalValue) {
    guard let elements = arguments.elements, elements.count == 3, let namespace = elements[0].text,
      let key = elements[1].text, Self.namespaces.contains(namespace)
    else { return }
    values[namespace + " " + key] = elements[2]
  }

  private func appearanceValue(_ key: String) -> PortalValue? { values["org.freedesktop.appearance " + key] }
  private func interfaceValue(_ key: String) -> PortalValue? { values["org.gnome.desktop.interface " + key] }

  var settings: HostSettings {
    var result = HostSettings()
    switch appearanceValue("color-scheme")?.number {
    case 1: result.prefersDark = true
    case 2: result.prefersDark = false
    case nil: if interfaceValue("color-scheme")?.text == "prefer-dark" { result.prefersDark = true }
    default: break
    }
    let gnomeContrast = values["org.gnome.desktop.a11y.interface high-contrast"]?.flag ?? false
    result.prefersHighContrast = appearanceValue("contrast")?.number == 1 || gnomeContrast
    // Components out of range mean that there is no color (documentation of the portal).
    if let color = appearanceValue("accent-color")?.elements?.compactMap(\.real), color.count == 3,
      color.allSatisfy({ (0...1).contains($0) })
    {
      result.accentColor = HostSettings.Color(red: color[0], green: color[1], blue: color[2])
    }
    if let scale = interfaceValue("text-scaling-factor")?.real, (0.25...8).contains(scale) { result.textScale = scale }
    result.prefersReducedMotion =
      appearanceValue("reduced-motion")?.number == 1 || interfaceValue("enable-animations")?.flag == false
    switch interfaceValue("clock-format")?.text {
    case "24h": result.uses24Hours = true
    case "12h": result.uses24Hours = false
    default: break
    }
    if let region = values["org.gnome.system.locale region"]?.text {
      let identifier = region.prefix { $0 != "." && $0 != "@" }
      let isValid =
        !identifier.isEmpty && identifier.utf8.count <= 32
        && identifier.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
      if isValid { result.localeIdentifier = String(identifier) }
    }
    return result
  }
}
