import UIKit
import UIKitTesting
import XCTest

/// A base class for tests with movable items in four columns of 50 points, and with their data source.
@preconcurrency @MainActor
class MovementTestCase: StageTestCase {
  final class Mover: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[Int]]
    var log: [String] = []
    var movable: (IndexPath) -> Bool = { _ in true }
    var target: ((IndexPath, IndexPath, IndexPath) -> IndexPath)?
    var size: ((Int) -> CGSize)?

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      log.append("cell \(Array(path))")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TestCell)?.name = sections[path.section][path.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
      log.append("can \(Array(path))")
      return movable(path)
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
      log.append("move \(Array(from)) \(Array(to))")
      sections[to.section].insert(sections[from.section].remove(at: from.item), at: to.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
      atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      log.append("target \(Array(original)) \(Array(current)) \(Array(proposed))")
      return target?(original, current, proposed) ?? proposed
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      size?(sections[path.section][path.item]) ?? CGSize(width: 50, height: 50)
    }
  }

  var mover: Mover!

  /// Shows sections in four columns of 50 points.
  func lay(_ sections: [[Int]], _ layout: UICollectionViewLayout? = nil) throws {
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    mover = Mover(sections)
    try stage(layout ?? flow, [])
    view.dataSource = mover
    view.delegate = mover
    try app.waitUntilIdle()
    mover.log = []
  }

  func names(_ section: Int = 0) -> [Int?] {
    (0..<view.numberOfItems(inSection: section)).map { (view.cellForItem(at: [section, $0]) as? TestCell)?.name }
  }
}
