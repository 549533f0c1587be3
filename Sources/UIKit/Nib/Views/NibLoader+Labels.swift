import Foundation

/// Decodes the values of labels, image views, stack views, progress views and activity indicators.
extension NibLoader {
  func decodeLabel(_ label: UILabel, _ element: NibElement) {
    label.text = document.string(element, "text")
    if let alignment = element["textAlignment"].flatMap({ NibNames.textAlignment[$0] }) {
      label.textAlignment = alignment
    }
    if let mode = element["lineBreakMode"].flatMap({ NibNames.lineBreakMode[$0] }) { label.lineBreakMode = mode }
    if let value = element.integer("numberOfLines") { label.numberOfLines = max(0, value) }
    switch element["baselineAdjustment"] {
    case "alignCenters": label.baselineAdjustment = .alignCenters
    case "none": label.baselineAdjustment = .none
    default: break
    }
    if let font = document.font(element) { label.font = font }
    if let color = document.color(element, "textColor") { label.textColor = color }
    if let color = document.color(element, "highlightedColor") { label.highlightedTextColor = color }
    if let color = document.color(element, "shadowColor") { label.shadowColor = color }
    if let size = element.size("shadowOffset") { label.shadowOffset = size }
    if let value = element.bool("highlighted") { label.isHighlighted = value }
    if let value = element.bool("enabled") { label.isEnabled = value }
    // Interface Builder writes the attribute only if it is `NO`.
    label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    if let value = element.number("minimumScaleFactor") { label.minimumScaleFactor = min(max(value, 0), 1) }
    if let size = element.number("minimumFontSize"), element["minimumScaleFactor"] == nil, label.font.pointSize > 0 {
      label.minimumScaleFactor = min(max(size / label.font.pointSize, 0), 1)
    }
    if let value = element.bool("adjustsLetterSpacingToFitWidth") { label.allowsDefaultTighteningForTruncation = value }
    if let value = element.length("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = max(0, value) }
    if let value = element.bool("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = value }
    if let text = document.attributedString(element, "attributedText") { label.attributedText = text }
  }

  func decodeImageView(_ view: UIImageView, _ element: NibElement) {
    if let image = document.image(element) { view.image = image }
    if let image = document.image(element, "highlightedImage") { view.highlightedImage = image }
    if let value = element.bool("highlighted") { view.isHighlighted = value }
    if let value = element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = value
    }
    if let configuration = document.symbolConfiguration(element) { view.preferredSymbolConfiguration = configuration }
  }

  func decodeStack(_ stack: UIStackView, _ element: NibElement) {
    if element["axis"] == "vertical" { stack.axis = .vertical }
    if let value = element["distribution"].flatMap({ Self.distributions[$0] }) { stack.distribution = value }
    if let value = element["alignment"].flatMap({ Self.alignments[$0] }) { stack.alignment = value }
    if let value = element.length("spacing") { stack.spacing = value }
    if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    if let value = element.bool("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = value }
    if let value = element.bool("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = value
    }
  }

  static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
    "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]

  func decodeProgress(_ view: UIProgressView, _ element: NibElement) {
    if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    if let value = element.number("progress") { view.progress = Float(value) }
    if let color = document.color(element, "progressTintColor") { view.progressTintColor = color }
    if let color = document.color(element, "trackTintColor") { view.trackTintColor = color }
    if let image = document.image(element, "progressImage") { view.progressImage = image }
    if let image = document.image(element, "trackImage") { view.trackImage = image }
  }

  func decodeIndicator(_ view: UIActivityIndicatorView, _ element: NibElement) {
    switch element["style"] {
    case "large", "whiteLarge": view.style = .large
    default: view.style = .medium
    }
    if element["style"] == "white" || element["style"] == "whiteLarge" { view.color = .white }
    if let color = document.color(element, "color") { view.color = color }
    view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    if element.bool("animating") == true { view.startAnimating() }
  }

  func decodeEffectView(_ view: UIVisualEffectView, _ element: NibElement) {
    func blur(_ child: NibElement) -> UIBlurEffect { UIBlurEffect(style: Self.blurs[child["style"] ?? ""] ?? .light) }
    if let child = element.child(named: "blurEffect") {
      view.effect = blur(child)
    } else if let child = element.child(named: "vibrancyEffect"), let blurElement = child.child(named: "blurEffect") {
      let style = Self.vibrancies[child["style"] ?? ""] ?? .label
      view.effect = UIVibrancyEffect(blurEffect: blur(blurElement), style: style)
    }
    if let child = element.child(key: "contentView") { decodeExisting(view.contentView, child) }
  }

  static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  private static let vibrancies: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill, "tertiaryFill": .tertiaryFill,
    "separator": .separator,
  ]
}
