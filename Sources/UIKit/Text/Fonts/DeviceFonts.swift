import RuntimeInterface

/// The font families that every iOS device has, and that applications therefore use without checking whether they are
/// installed.
///
/// On other systems few of them are installed. If `UIFont(name:size:)` returned nil for them, as it does for unknown names, text would
/// have the size and weight of the system font.
enum DeviceFonts {
  private enum Style { case sans, serif, monospaced, rounded }

  /// Returns the descriptor of an installed font that replaces a font of iOS, or nil if iOS has no font with the name.
  /// The replacement of each family is reported once.
  ///
  /// - Parameter name: The PostScript, full or family name, such as `AvenirNext-DemiBold` or "Avenir Next".
  static func replacement(for name: String) -> UIFontDescriptor? {
    let letters = name.filter { $0 != " " && $0 != "-" }.lowercased()
    let matches = families.filter { letters.hasPrefix($0.key) }
    guard let (prefix, (family, style)) = matches.max(by: { $0.key.count < $1.key.count }) else { return nil }
    let face = String(letters.dropFirst(prefix.count))
    guard let weight = weight(of: face) else { return nil }
    var request = FontRequest(size: UIFont.systemFontSize)
    request.weight = weight
    request.isItalic = face.contains("italic") || face.contains("oblique")
    request.stretch = face.contains("condensed") ? 75 : 100
    // The font system has substitutes with the same measures for some fonts, such as Liberation Sans for Helvetica.
    let system = Runtime.textEngine.font(request).familyName
    request.family = family
    if Runtime.textEngine.font(request).familyName.hasPrefix(system) {
      request.family = nil
      switch style {
      case .sans: break
      case .serif: request.design = .serif
      case .monospaced: request.design = .monospaced
      case .rounded: request.design = .rounded
      }
    }
    let drawnFamily = Runtime.textEngine.font(request).familyName
    ResourceReport.log(
      "UIFont: the font family \(family) of iOS is not installed. \(drawnFamily) is used. Install the font, or add its "
        + "files to the application (UIAppFonts).")
    return UIFontDescriptor(request: request)
  }

  /// Returns the weight of a face from 100 to 900, or nil if the name is not that of a face.
  private static func weight(of face: String) -> Int? {
    var remainingFace = face
    var weight = 400
    for (word, value) in words where remainingFace.contains(word) {
      weight = value ?? weight
      remainingFace = remainingFace.replacing(word, with: "")
    }
    return remainingFace.isEmpty ? weight : nil
  }

  /// Words that occur in the names of faces, with the weight that each one denotes, or nil if it denotes none. A longer word precedes
  /// the words that it contains, so that it is found first.
  private static let words: [(String, Int?)] = [
    ("ultralight", 100), ("extralight", 200), ("demibold", 600), ("semibold", 600), ("extrabold", 800),
    ("extrablack", 900), ("heavy", 800), ("black", 900), ("thin", 100), ("light", 300), ("book", 400), ("roman", 400),
    ("regular", 400), ("plain", 400), ("medium", 500), ("bold", 700), ("italic", nil), ("oblique", nil),
    ("condensed", nil), ("mt", nil), ("ps", nil), ("wide", nil),
  ]

  /// The font families of iOS, with the style of the fonts that can replace them. A key is the beginning of the names of the family's
  /// fonts, in lowercase letters and without spaces and hyphens.
  ///
  /// Source: the families of iOS 17 in `UIFont.familyNames` that applications use by name (Apple, "System Fonts").
  private static let families: [String: (family: String, style: Style)] = [
    "academyengravedlet": ("Academy Engraved LET", .serif), "americantypewriter": ("American Typewriter", .serif),
    "applesdgothicneo": ("Apple SD Gothic Neo", .sans), "arial": ("Arial", .sans),
    "arialhebrew": ("Arial Hebrew", .sans), "arialroundedmtbold": ("Arial Rounded MT Bold", .rounded),
    "avenir": ("Avenir", .sans), "avenirnext": ("Avenir Next", .sans),
    "avenirnextcondensed": ("Avenir Next Condensed", .sans), "baskerville": ("Baskerville", .serif),
    "bodoni72": ("Bodoni 72", .serif), "bradleyhand": ("Bradley Hand", .rounded),
    "chalkboardse": ("Chalkboard SE", .rounded), "chalkduster": ("Chalkduster", .rounded),
    "charter": ("Charter", .serif), "cochin": ("Cochin", .serif), "copperplate": ("Copperplate", .serif),
    "courier": ("Courier", .monospaced), "couriernew": ("Courier New", .monospaced), "didot": ("Didot", .serif),
    "dinalternate": ("DIN Alternate", .sans), "dincondensed": ("DIN Condensed", .sans), "futura": ("Futura", .sans),
    "georgia": ("Georgia", .serif), "gillsans": ("Gill Sans", .sans), "helvetica": ("Helvetica", .sans),
    "helveticaneue": ("Helvetica Neue", .sans), "hoeflertext": ("Hoefler Text", .serif), "impact": ("Impact", .sans),
    "markerfelt": ("Marker Felt", .rounded), "menlo": ("Menlo", .monospaced), "noteworthy": ("Noteworthy", .rounded),
    "optima": ("Optima", .sans), "palatino": ("Palatino", .serif), "papyrus": ("Papyrus", .serif),
    "partylet": ("Party LET", .rounded), "pingfanghk": ("PingFang HK", .sans), "pingfangsc": ("PingFang SC", .sans),
    "pingfangtc": ("PingFang TC", .sans), "rockwell": ("Rockwell", .serif), "savoyelet": ("Savoye LET", .serif),
    "snellroundhand": ("Snell Roundhand", .serif), "symbol": ("Symbol", .serif),
    "thonburi": ("Thonburi", .sans), "timesnewroman": ("Times New Roman", .serif),
    "trebuchetms": ("Trebuchet MS", .sans), "verdana": ("Verdana", .sans), "zapfino": ("Zapfino", .serif),
  ]
}
