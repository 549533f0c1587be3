import RuntimeInterface

extension UIFontDescriptor {
  static func system(
    size: CGFloat, weight: UIFont.Weight, width: UIFont.Width = .standard, design: FontRequest.Design = .standard,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, isBold: Bool = false
  ) -> UIFontDescriptor {
    var request = FontRequest(size: size)
    request.weight = weight.numeric
    request.stretch = width.percent
    request.design = design
    request.isItalic = isItalic
    request.hasMonospacedDigits = hasMonospacedDigits
    return UIFontDescriptor(request: request, isSystemBold: isBold)
  }

  /// Returns the descriptor of a text style's font at the text size of the application.
  ///
  /// - Parameter style: The text style, such as `body`.
  /// - Returns: The descriptor of the text style's font.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style's font at the preferred text size of an environment.
  ///
  /// - Parameters:
  ///   - style: The text style, such as `body`.
  ///   - traitCollection: The traits of the environment, or `nil` for the text size of the application.
  /// - Returns: The descriptor of the text style's font.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let metrics = style.metrics(traitCollection.map { category(of: $0) } ?? applicationCategory)
    var request = FontRequest(size: metrics.size)
    switch style {
    case .headline: request.weight = 600
    case .extraLargeTitle, .extraLargeTitle2: request.weight = 700
    default: break
    }
    let height = FontMetrics.system(size: metrics.size)
    return UIFontDescriptor(
      request: request, textStyle: style,
      textStyleLeading: max(0, metrics.lineSpacing - height.ascent - height.descent))
  }

  /// The text size of the application (measured on UIKit, docs/measurements.md, 15.9: it is used in views with another text size, too).
  static var applicationCategory: UIContentSizeCategory {
    guard MainThread.isCurrent else { return category(of: .mainScreen) }
    return MainActor.assumeIsolated { category(of: UIScreen.main.traitCollection) }
  }

  static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = (traits ?? UITraitCollection.current).preferredContentSizeCategory
    return category == .unspecified ? .large : category
  }

  /// Returns a descriptor that differs only in its size.
  ///
  /// - Parameter newPointSize: The size in points.
  /// - Returns: The descriptor with the size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    guard newPointSize.isFinite, newPointSize >= 0, newPointSize != pointSize else { return self }
    // The leading of a text style is in proportion to the size.
    let ratio = pointSize > 0 ? newPointSize / pointSize : 1
    var request = self.request
    request.size = newPointSize
    return UIFontDescriptor(
      request: request, textStyle: textStyle, textStyleLeading: textStyleLeading * ratio, isSystemBold: isSystemBold,
      matrix: matrix)
  }

  /// Returns a descriptor that differs only in its matrix. The matrix is stored but has no effect on drawing.
  ///
  /// - Parameter matrix: The transform of the glyphs.
  /// - Returns: The descriptor with the matrix.
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    addingStoredAttributes([:], matrix: matrix)
  }

  /// Returns a descriptor of another face of the same family.
  ///
  /// - Parameter newFace: The name of the face, such as "Bold Italic".
  /// - Returns: The descriptor of the face, or this descriptor if there is no such face.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let family = request.family ?? UIFont(descriptor: self, size: 0).familyName
    guard
      let face = Runtime.textEngine.faces(ofFamily: family).first(where: {
        $0.face.caseInsensitiveCompare(newFace) == .orderedSame
      })
    else { return self }
    return with {
      $0.weight = face.weight
      $0.isItalic = face.isItalic
      $0.stretch = face.stretch
    }
  }

  /// Returns a descriptor that differs only in its family.
  ///
  /// - Parameter newFamily: The name of the family.
  /// - Returns: The descriptor with the family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { with { $0.family = newFamily } }

  /// Returns a descriptor that has the symbolic traits of a set and no others.
  ///
  /// - Parameter symbolicTraits: The traits, such as bold and italic.
  /// - Returns: The descriptor with the traits. In Tessera it is never `nil`, even if the family has no such font.
  public func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    with {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) {
        if $0.weight < 600 { $0.weight = $0.family == nil ? 600 : 700 }
      } else if $0.weight >= 600 {
        $0.weight = 400
      }
      $0.stretch =
        symbolicTraits.contains(.traitCondensed) ? 75 : symbolicTraits.contains(.traitExpanded) ? 125 : 100
      if $0.family == nil {
        if symbolicTraits.contains(.traitMonoSpace) {
          $0.design = .monospaced
        } else if $0.design == .monospaced {
          $0.design = .standard
        }
      }
    }
  }

  /// Returns a descriptor of the system font in another design.
  ///
  /// - Parameter design: The design, such as `serif`.
  /// - Returns: The descriptor with the design, or `nil` if this is not the system font.
  public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard request.family == nil else { return nil }
    return with {
      switch design {
      case .monospaced: $0.design = .monospaced
      case .rounded: $0.design = .rounded
      case .serif: $0.design = .serif
      default: $0.design = .standard
      }
    }
  }

  /// Returns a descriptor with additional attributes.
  ///
  /// - Parameter attributes: The attributes, which replace attributes with the same names.
  /// - Returns: The descriptor with the attributes.
  public func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let name = attributes[.name] as? String, let face = Runtime.textEngine.face(named: name) {
      result = result.with(keepingStyle: false) {
        $0.family = face.family
        $0.weight = face.weight
        $0.isItalic = face.isItalic
        $0.stretch = face.stretch
      }
    }
    if let family = attributes[.family] as? String { result = result.withFamily(family) }
    if let face = attributes[.face] as? String { result = result.withFace(face) }
    if let size = Self.number(attributes[.size]) { result = result.withSize(size) }
    if let matrix = attributes[.matrix] as? CGAffineTransform { result = result.withMatrix(matrix) }
    if let traits = attributes[.traits] as? [TraitKey: Any] { result = result.adding(traits) }
    if let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] { result = result.adding(settings) }
    return result.addingStoredAttributes(attributes.filter { Self.storedAttributes.contains($0.key) })
  }

  private static let storedAttributes: Set<AttributeName> = [
    .cascadeList, .characterSet, .featureSettings, .fixedAdvance,
  ]

  private func adding(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
    var result = self
    if let bits = traits[.symbolic] as? UInt32 {
      result = result.withSymbolicTraits(SymbolicTraits(rawValue: bits)) ?? result
    }
    return result.with {
      if let weight = traits[.weight] as? UIFont.Weight {
        $0.weight = weight.numeric
      } else if let weight = Self.number(traits[.weight]) {
        $0.weight = UIFont.Weight(weight).numeric
      }
      if let slant = Self.number(traits[.slant]) { $0.isItalic = slant > 0 }
      if let width = Self.number(traits[.width]) { $0.stretch = UIFont.Width(rawValue: width).percent }
    }
  }

  /// Returns a descriptor with feature settings. Only number spacing has an effect: type 6 with selector 0 selects
  /// digits of equal widths.
  private func adding(_ settings: [[FeatureKey: Any]]) -> UIFontDescriptor {
    with { request in
      for setting in settings where Self.number(setting[.type]) == 6 {
        request.hasMonospacedDigits = Self.number(setting[.selector]) == 0
      }
    }
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: return value
    case let value as Int: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: return nil
    }
  }

  /// Returns the descriptors of the installed fonts that match this descriptor.
  ///
  /// - Parameter mandatoryKeys: The attributes that must be equal. Only `traits` is considered, in addition to the
  ///   family.
  /// - Returns: The descriptors of the matching fonts, with the size of this descriptor.
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] {
    let keys = mandatoryKeys ?? []
    let families = request.family.map { [$0] } ?? Runtime.textEngine.families()
    return families.flatMap { Runtime.textEngine.faces(ofFamily: $0) }
      .filter { !keys.contains(.traits) || ($0.weight == request.weight && $0.isItalic == request.isItalic) }
      .map { UIFontDescriptor(face: $0).withSize(pointSize) }
  }
}
