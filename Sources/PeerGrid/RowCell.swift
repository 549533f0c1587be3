import UIKit

/// A full-width cell with a uniform background color, and its name in the middle.
final class RowCell: UICollectionViewCell {
  static let reuseIdentifier = "row"
  private static let evenColor = UIColor(red: 0x40 / 255, green: 0x50 / 255, blue: 0x60 / 255, alpha: 1)
  private static let oddColor = UIColor(red: 0x60 / 255, green: 0x48 / 255, blue: 0x38 / 255, alpha: 1)

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = UIFont(name: "DejaVu Sans", size: 13) ?? .systemFont(ofSize: 13)
    label.textColor = UIColor(red: 0xdd / 255, green: 0xdd / 255, blue: 0xdd / 255, alpha: 1)
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("RowCell does not support init(coder:); create it in code") }

  func show(_ row: Int) {
    contentView.backgroundColor = row.isMultiple(of: 2) ? RowCell.evenColor : RowCell.oddColor
    label.text = "Row \(row)"
  }
}
