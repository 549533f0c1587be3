import UIKit

/// A cell that looks like a round seed. Its border has the background color, to separate overlapping seeds.
final class SeedCell: UICollectionViewCell {
  let seed = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemBackground
    contentView.layer.cornerRadius = bounds.width / 2
    seed.frame = contentView.bounds.insetBy(dx: 2, dy: 2)
    seed.layer.cornerRadius = seed.bounds.width / 2
    contentView.addSubview(seed)
  }

  required init?(coder: NSCoder) { fatalError("SeedCell does not support init(coder:); create it in code") }
}
