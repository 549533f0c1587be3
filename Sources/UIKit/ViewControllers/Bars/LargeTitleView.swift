import Foundation

/// The large title of a navigation bar, below the row of buttons. Its font is bold and 34 points, and it begins at the
/// system's minimum margin, which is 16 points on an iPhone SE and 20 on an iPad (measured on UIKit, case
/// `nav-large-title-label-2x` of Tests/Oracle, and docs/measurements.md, 16.10). The title is aligned with the bar's
/// bottom edge, and the item's subtitle is below it.
@MainActor package final class LargeTitleView: UIView {
  private let label = UILabel()
  private let subtitle = UILabel()
  /// The view that the item provides in place of the subtitle, or nil if it provides none.
  private var subtitleView: UIView?
  /// The view that contains `subtitleView`, whose opacity belongs to the application.
  private let subtitleHolder = UIView()

  /// The opacity of the title and of what is below it, 0...1.
  package final var contentAlpha: CGFloat {
    get { label.alpha }
    set { for view in subviews { view.alpha = newValue } }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(label)
    addSubview(subtitle)
    addSubview(subtitleHolder)
    subtitleHolder.isHidden = true
  }

  package required init?(coder: NSCoder) { nil }

  package func show(
    _ item: UINavigationItem, _ appearance: UINavigationBarAppearance, _ traits: UITraitCollection
  ) {
    Self.setText(item, appearance, traits, on: label)
    BarText.setText(
      item.lineBelowLargeTitle, attributed: item.attributedLineBelowLargeTitle, appearance.largeSubtitleTextAttributes,
      font: BarText.font(15, .regular, traits, style: .subheadline), color: .secondaryLabel, on: subtitle)
    if subtitleView !== item.largeSubtitleView {
      if subtitleView?.superview === subtitleHolder { subtitleView?.removeFromSuperview() }
      subtitleView = item.largeSubtitleView
    }
    if let subtitleView, subtitleView.superview !== subtitleHolder { subtitleHolder.addSubview(subtitleView) }
    subtitleHolder.isHidden = subtitleView == nil
    subtitle.isHidden = subtitleView != nil
    setNeedsLayout()
  }

  /// Returns the view that the item provides if it contains the point, otherwise nil, so that other touches reach the
  /// bar.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hitView = super.hitTest(point, with: event), hitView !== self, hitView !== subtitleHolder else {
      return nil
    }
    return hitView
  }

  private static func setText(
    _ item: UINavigationItem, _ appearance: UINavigationBarAppearance, _ traits: UITraitCollection, on label: UILabel
  ) {
    BarText.setText(
      item.largeTitle ?? item.title, attributed: item.attributedLargeTitle, appearance.largeTitleTextAttributes,
      font: BarText.font(34, .bold, traits, style: .largeTitle, isCapped: false), color: .label, on: label)
  }

  /// Returns the height that an item's large title adds to the bar: 52 points, or the label's height plus 4 if that is
  /// larger (measured on UIKit, docs/measurements.md 16.1). The result includes the height of a subtitle.
  package func height(
    of item: UINavigationItem, _ appearance: UINavigationBarAppearance, _ traits: UITraitCollection
  ) -> CGFloat {
    let font =
      appearance.largeTitleTextAttributes[.font] as? UIFont
      ?? BarText.font(34, .bold, traits, style: .largeTitle, isCapped: false)
    let scale = max(1, traits.displayScale)
    let lineHeight = (font.lineHeight * scale).rounded(.up) / scale
    return max(52, lineHeight + 4) + subtitleHeight(item, traits)
  }

  private func subtitleHeight(_ item: UINavigationItem, _ traits: UITraitCollection) -> CGFloat {
    if let view = item.largeSubtitleView {
      return BarText.size(of: view, fitting: Self.unlimitedSize).height.rounded(.up)
    }
    let hasText =
      item.attributedLineBelowLargeTitle.map { !$0.characters.isEmpty } ?? !(item.lineBelowLargeTitle ?? "").isEmpty
    return hasText ? BarText.font(15, .regular, traits, style: .subheadline).lineHeight.rounded(.up) : 0
  }

  private static let unlimitedSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)

  /// The height of the line or the view below the large title, in points.
  package var heightBelowTitle: CGFloat {
    if let subtitleView { return BarText.size(of: subtitleView, fitting: Self.unlimitedSize).height.rounded(.up) }
    return (subtitle.text ?? "").isEmpty ? 0 : subtitle.font.lineHeight.rounded(.up)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let available = Self.unlimitedSize
    let margin = SizeClasses.margin(width: bounds.width)
    func position(_ view: UIView, _ size: CGSize, top: CGFloat) {
      let width = min(size.width, max(0, bounds.width - 2 * margin))
      let x = isRightToLeft ? bounds.width - margin - width : margin
      view.frame = CGRect(x: x, y: top, width: width, height: size.height)
    }
    let heightBelow = heightBelowTitle
    let naturalSize = label.sizeThatFits(available)
    // The baseline of a title with 34 points is 16 points above the bottom (measured at 2x, where the label is 41 points high and
    // 3.5 below the top: `nav-large-title-label-2x` and `nav-ipad-large`). At all scales, the label is on whole pixels.
    let scale = max(1, traitCollection.displayScale)
    let ascender = (UIFont.systemFont(ofSize: 34, weight: .bold).ascender * scale + 0.5).rounded(.down) / scale
    position(
      label, naturalSize, top: bounds.height - heightBelow - max(16 + ascender, naturalSize.height + 4))
    let size = BarText.size(of: subtitleView ?? subtitle, fitting: available)
    position(subtitleView == nil ? subtitle : subtitleHolder, size, top: bounds.height - heightBelow - 6)
    subtitleView?.frame = subtitleHolder.bounds
  }
}
