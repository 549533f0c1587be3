import UIKit

class BadgeListController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate, StackLayoutDelegate {
  var collectionView: UICollectionView!
  var badges = [[3, 1, 4], [1, 5, 9, 2, 6]]
  private(set) var selected: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = StackLayout()
    layout.delegate = self
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(BadgeCell.self, forCellWithReuseIdentifier: BadgeCell.reuseIdentifier)
    collectionView.register(
      TitleHeader.self, forSupplementaryViewOfKind: StackLayout.titleKind, withReuseIdentifier: "Title")
    view.addSubview(collectionView)
  }

  func badge(at indexPath: IndexPath) -> Int { return badges[indexPath.section][indexPath.row] }

  func numberOfSections(in collectionView: UICollectionView) -> Int { return badges.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return badges[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: BadgeCell.reuseIdentifier, for: indexPath) as! BadgeCell
    cell.label.text = "\(badges[indexPath.section][indexPath.item])"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
      as! TitleHeader
    header.label.text = "Section \(indexPath.section)"
    return header
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}
