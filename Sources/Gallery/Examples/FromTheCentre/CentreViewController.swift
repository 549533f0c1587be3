import UIKit

/// A screen with three cells and a `+` button that adds more. New cells are animated by `AllFromTheCentreLayout` or by
/// `NewFromTheCentreLayout`.
final class CentreViewController: UICollectionViewController {
  private(set) var count = 3
  let layoutControl = UISegmentedControl(items: ["Listing", "Corrected"])
  private let layouts = [
    AllFromTheCentreLayout(smallestSide: 140, gap: 20, margin: 20),
    NewFromTheCentreLayout(smallestSide: 140, gap: 20, margin: 20),
  ]

  init() {
    super.init(collectionViewLayout: layouts[0])
  }

  required init?(coder: NSCoder) { fatalError("CentreViewController does not support init(coder:); create it in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    edgesForExtendedLayout = []
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    layoutControl.selectedSegmentIndex = 0
    layoutControl.addAction(UIAction { [unowned self] _ in changeLayout() }, for: .valueChanged)
    navigationItem.titleView = layoutControl
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in addCell() })
  }

  private func changeLayout() {
    collectionView.setCollectionViewLayout(layouts[layoutControl.selectedSegmentIndex], animated: false)
  }

  private func addCell() {
    count += 1
    collectionView.insertItems(at: [IndexPath(item: count - 1, section: 0)])
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemRed, .systemPurple, .systemTeal]
    cell.contentView.backgroundColor = colors[indexPath.item % colors.count]
    cell.contentView.layer.cornerRadius = 16
    return cell
  }
}
