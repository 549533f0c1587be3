import UIKit

class BadgeCell: UICollectionViewCell {
  static let reuseIdentifier = "BadgeCell"

  let label: UILabel
  private(set) var badge = 0
  private(set) var appliedCount = 0
  private(set) var reuseCount = 0

  override init(frame: CGRect) {
    label = UILabel(frame: .zero)
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    label = UILabel(frame: .zero)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.addSubview(label)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    selectedBackgroundView = UIView()
    selectedBackgroundView?.backgroundColor = .systemBlue
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
    reuseCount += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? BadgeAttributes else { return }
    badge = attributes.badge
    appliedCount += 1
  }
}

class SectionBackground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class TitleHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
