import Foundation

extension ImageSet {
  /// An entry of an image set: a file, and the environments for which it was made.
  struct Variant: Sendable {
    /// The name of the file in the folder of the set.
    let file: String
    /// The scale of a bitmap, or nil for a vector image and for a bitmap that is used at all scales.
    let scale: CGFloat?
    let renderingMode: UIImage.RenderingMode?
    let slicing: ImageSlicing?
    /// The insets of the alignment rectangle in pixels, or nil if the entry specifies none.
    let alignment: UIEdgeInsets?
    private let idiom: String
    private let isDark: Bool?
    private let hasContrast: Bool
    private let widthClass: UIUserInterfaceSizeClass?
    private let heightClass: UIUserInterfaceSizeClass?
    /// The layout direction for which the image was drawn, or nil for both.
    let direction: UITraitEnvironmentLayoutDirection?
    private let isWideGamut: Bool
    /// The index of the entry's language in the user's preferred languages, or nil if the entry is for all languages.
    private let language: Int?

    /// Indicates whether the file is a vector image (SVG or PDF).
    var isVector: Bool { file.lowercased().hasSuffix(".svg") || file.lowercased().hasSuffix(".pdf") }

    /// Reads an entry of `images`. The result is nil if it has no file, or a file that is not in the set's folder.
    init?(_ entry: CatalogContents, languages: [String]) {
      guard let file = entry.text("filename"), !file.isEmpty, !file.contains("/"), file != ".." else { return nil }
      self.file = file
      let text = entry.text("scale") ?? ""
      scale = text.hasSuffix("x") ? Double(text.dropLast()).flatMap { $0 > 0 && $0 <= 8 ? CGFloat($0) : nil } : nil
      renderingMode = ImageSet.renderingMode(entry.text("template-rendering-intent"))
      slicing = entry.object("resizing").flatMap(ImageSlicing.init)
      alignment = entry.object("alignment-insets").map { insets in
        func side(_ key: String) -> CGFloat { insets.number(key) ?? 0 }
        return UIEdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
      }
      idiom = entry.text("idiom") ?? "universal"
      var isDark: Bool?
      var hasContrast = false
      for appearance in entry.objects("appearances") {
        switch (appearance.text("appearance"), appearance.text("value")) {
        case ("luminosity", "dark"): isDark = true
        case ("luminosity", "light"): isDark = false
        case ("contrast", "high"): hasContrast = true
        default: break
        }
      }
      self.isDark = isDark
      self.hasContrast = hasContrast
      widthClass = Self.sizeClass(entry.text("width-class"))
      heightClass = Self.sizeClass(entry.text("height-class"))
      switch entry.text("language-direction") {
      case "left-to-right": direction = .leftToRight
      case "right-to-left": direction = .rightToLeft
      default: direction = nil
      }
      isWideGamut = entry.text("display-gamut")?.lowercased() == "display-p3"
      if let locale = entry.text("locale"), !locale.isEmpty {
        let localeName = locale.replacing("_", with: "-").lowercased()
        language =
          languages.firstIndex { $0.lowercased() == localeName || $0.lowercased().hasPrefix(localeName + "-") }
          ?? Int.max
      } else {
        language = nil
      }
    }

    private static func sizeClass(_ text: String?) -> UIUserInterfaceSizeClass? {
      switch text {
      case "compact": .compact
      case "regular": .regular
      default: nil
      }
    }

    /// Returns how well the variant fits an environment, or nil if it must not be used there.
    ///
    /// The numbers are compared one after the other, and larger numbers are better. The numbers are, in this order: language, idiom,
    /// appearance, size classes, direction, gamut and scale. A variant for another device or appearance is better than no image at all.
    ///
    /// - Parameter traits: The traits of the environment.
    func rank(in traits: UITraitCollection) -> [Int]? {
      [
        languageRank, idiomRank(traits.userInterfaceIdiom), appearanceRank(traits),
        Self.classRank(widthClass, traits.horizontalSizeClass) + Self.classRank(heightClass, traits.verticalSizeClass),
        directionRank(traits.layoutDirection), isWideGamut == (traits.displayGamut == .P3) ? 1 : 0, scaleRank(traits),
      ]
    }

    private var languageRank: Int {
      guard let language else { return -1000 }
      return language == .max ? -2000 : -language
    }

    private func idiomRank(_ environmentIdiom: UIUserInterfaceIdiom) -> Int {
      let declaredIdiom: UIUserInterfaceIdiom? =
        switch idiom {
        case "iphone": .phone
        case "ipad": .pad
        case "mac": .mac
        case "tv": .tv
        case "car": .carPlay
        case "vision", "reality": .vision
        default: nil
        }
      if idiom == "universal" { return 3 }
      if declaredIdiom == environmentIdiom { return 4 }
      // On an iPad, an application for the iPhone uses the images for the iPhone.
      switch idiom {
      case "iphone": return 2
      case "ipad": return 1
      default: return 0
      }
    }

    private func appearanceRank(_ traits: UITraitCollection) -> Int {
      let isDarkStyle = traits.userInterfaceStyle == .dark
      let isHighContrast = traits.accessibilityContrast == .high
      var rank = 8
      // The interface style counts more than the contrast.
      switch isDark {
      case nil: break
      case isDarkStyle?: rank += 4
      default: rank -= 8
      }
      if hasContrast { rank += isHighContrast ? 2 : -4 }
      return rank
    }

    private static func classRank(_ declaredClass: UIUserInterfaceSizeClass?, _ sizeClass: UIUserInterfaceSizeClass)
      -> Int
    {
      guard let declaredClass else { return 0 }
      return declaredClass == sizeClass ? 1 : -4
    }

    private func directionRank(_ layoutDirection: UITraitEnvironmentLayoutDirection) -> Int {
      guard let direction else { return 0 }
      let effectiveDirection: UITraitEnvironmentLayoutDirection =
        layoutDirection == .unspecified ? .leftToRight : layoutDirection
      return direction == effectiveDirection ? 1 : -1
    }

    /// Returns a rank for the scale of the variant. A higher rank is a better match for the display scale of the
    /// traits. Vector images have the highest rank, followed by the exact scale, larger scales with the smallest one
    /// first, bitmaps for all scales, and smaller scales with the largest one first.
    private func scaleRank(_ traits: UITraitCollection) -> Int {
      let targetScale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
      guard let scale else { return isVector ? 1_000_000 : 0 }
      let difference = Int(((scale - targetScale.rounded(.up)) * 1000).rounded())
      return difference >= 0 ? 100_000 - difference : difference
    }
  }
}
