import UIKit

class MessageCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("MessageCell does not support init(coder:)") }
}

final class WideMessageCell: MessageCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    layoutAttributes.size.height = size.height
    return layoutAttributes
  }
}

@MainActor func makeMessageLayout() -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 4
  return UICollectionViewCompositionalLayout(section: section)
}

final class MessageController: UICollectionViewController {
  var messages: [String]

  private let cellClass: MessageCell.Type

  init(messages: [String], layout: UICollectionViewLayout, cellClass: MessageCell.Type = MessageCell.self) {
    self.messages = messages
    self.cellClass = cellClass
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("MessageController does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(cellClass, forCellWithReuseIdentifier: "message")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    messages.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.label.text = messages[indexPath.item]
    return cell
  }

  func edit(_ item: Int, to text: String) {
    messages[item] = text
    collectionView.reconfigureItems(at: [IndexPath(item: item, section: 0)])
  }
}
