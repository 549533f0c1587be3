import Foundation

// The appearance of the segments in their states.
extension UISegmentedControl {
  final func state(of index: Int) -> UIControl.State {
    if !isEnabled || !segments[index].isEnabled { return .disabled }
    if index == selection { return .selected }
    return index == pressedSegmentIndex ? .highlighted : .normal
  }

  final func show() {
    showBackground()
    for index in segments.indices { showSegment(index) }
    setNeedsLayout()
  }

  /// Updates the background and the highlight of the selected segment.
  final func showBackground() {
    let background = images.background[SegmentedImages.Key(.normal, .default)]
    backgroundImageView.image = background
    backgroundImageView.backgroundColor = background == nil ? .tertiarySystemFill : nil
    pillImageView.image = images.background[SegmentedImages.Key(.selected, .default)]
    let standardTint = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    pill.backgroundColor = pillImageView.image == nil ? selectedSegmentTintColor ?? standardTint : nil
    pill.layer.shadowOpacity = pillImageView.image == nil ? 0.12 : 0
    pill.alpha = segments.indices.contains(selection) ? 1 : 0
  }

  /// Updates the title or image of a segment.
  final func showSegment(_ index: Int) {
    let item = segments[index]
    let state = state(of: index)
    // The font has 13 points, and a medium weight in a selected segment (measured on iOS 26.1).
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: state == .selected ? .medium : .regular),
      .foregroundColor: state == .disabled ? UIColor.tertiaryLabel : UIColor.label,
    ]
    attributes.merge(titleAttributes[.normal] ?? [:]) { $1 }
    attributes.merge(state == .normal ? [:] : titleAttributes[state] ?? [:]) { $1 }
    item.label.attributedText =
      item.image == nil ? NSAttributedString(string: item.title ?? "", attributes: attributes) : nil
    item.imageView.image = item.image?.asForegroundTemplate
    item.imageView.tintColor = attributes[.foregroundColor] as? UIColor
    for view in [item.label, item.imageView] { view.alpha = state == .highlighted ? 0.4 : 1 }
  }
}
