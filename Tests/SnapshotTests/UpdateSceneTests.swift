import UIKit
import UIKitTesting
import XCTest

/// Pictures of updates of a collection view at eight moments. Deleted items fade out in place and inserted items fade
/// in. The others move in a straight line, with a spring that ends after 0.441 s.
@preconcurrency @MainActor
final class UpdateSceneTests: SceneTestCase {
  private let moments = (0..<8).map { Double($0) / 7 * 0.42 + 1.0 / 120 }
  private let source = Numbers()
  private var list: UICollectionView!

  private func makeGrid(_ sections: [[Int]]) {
    source.sections = sections
    scene(124, 140, scale: 2) { root in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 36, height: 36)
      layout.minimumInteritemSpacing = 4
      layout.minimumLineSpacing = 4
      layout.sectionInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
      list = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
      list.contentInsetAdjustmentBehavior = .never
      list.backgroundColor = .white
      list.register(NumberCell.self, forCellWithReuseIdentifier: "number")
      list.dataSource = source
      root.addSubview(list)
    }
  }

  func testInsertion() {
    makeGrid([Array(1...8)])
    list.performBatchUpdates {
      self.source.sections[0].insert(9, at: 1)
      self.list.insertItems(at: [[0, 1]])
    }
    expect("update-insertion", at: moments, columns: 8)
  }

  func testDeletion() {
    makeGrid([Array(1...16)])
    list.performBatchUpdates {
      self.source.sections[0].remove(at: 4)
      self.source.sections[0].remove(at: 0)
      self.list.deleteItems(at: [[0, 0], [0, 4]])
    }
    expect("update-deletion", at: moments, columns: 8)
  }

  func testMove() {
    makeGrid([Array(1...9)])
    list.performBatchUpdates {
      self.source.sections[0].insert(self.source.sections[0].remove(at: 0), at: 7)
      self.list.moveItem(at: [0, 0], to: [0, 7])
    }
    expect("update-move", at: moments, columns: 8)
  }

  func testReloadedSection() {
    makeGrid([[1, 2, 3], [4, 5], [6, 7, 8]])
    list.performBatchUpdates {
      self.source.sections[1] = [10, 11, 12, 13]
      self.list.reloadSections([1])
    }
    expect("update-section-reload", at: moments, columns: 8)
  }
}

@MainActor
private final class Numbers: NSObject, UICollectionViewDataSource {
  var sections: [[Int]] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.show(sections[indexPath.section][indexPath.item])
    return cell
  }
}

/// A colored tile with its number.
private final class NumberCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .white
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 6
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func show(_ number: Int) {
    label.text = "\(number)"
    contentView.backgroundColor = UIColor(
      hue: CGFloat(number * 37 % 100) / 100, saturation: 0.6, brightness: 0.8, alpha: 1)
  }
}
