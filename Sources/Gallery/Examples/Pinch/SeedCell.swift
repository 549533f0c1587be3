import UIKit

/// A cell that looks like a round seed. Its border has the background color, to separate overlapping seeds.
final class SeedCell: UICollectionViewCell {
  let seedView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemBackground
    contentView.layer.cornerRadius = bounds.width / 2
    seedView.frame = contentView.bounds.insetBy(dx: 2, dy: 2)
    seedView.layer.cornerRadius = seedView.bounds.width / 2
    contentView.addSubview(seedView)
  }

  required init?(coder: NSCoder) { fatalError("SeedCell does not support init(coder:); create it in code") }
}
