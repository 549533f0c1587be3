import UIKit

/// The data of a stress test: sections of items with permanent names, and the selected items.
@MainActor
final class StressModel: NSObject, UICollectionViewDataSource {
  struct Section: Equatable {
    var name: Int
    var items: [Int]
  }

  var sections: [Section] = []
  /// The names of the selected items.
  var selected: Set<Int> = []
  /// The revisions of items. Reconfiguring and reloading an item show its revision.
  private(set) var revisions: [Int: Int] = [:]
  private var lastName = 0
  /// A closure that is called with the name of an item whose interactive movement is about to begin.
  var onHold: ((Int) -> Void)?

  func newName() -> Int {
    lastName += 1
    return lastName
  }

  func newSection(items: Int) -> Section { Section(name: newName(), items: (0..<items).map { _ in newName() }) }

  func revise(_ name: Int) { revisions[name, default: 0] += 1 }

  func revision(of name: Int) -> Int { revisions[name] ?? 0 }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].items.indices.contains(path.item)
  }

  func item(_ path: IndexPath) -> Int { sections[path.section].items[path.item] }

  var paths: [IndexPath] {
    sections.indices.flatMap { section in sections[section].items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cell(item(indexPath), indexPath, in: collectionView)
  }

  func cell(_ name: Int, _ indexPath: IndexPath, in collectionView: UICollectionView) -> UICollectionViewCell {
    let identifier = name.isMultiple(of: 3) ? "third" : "other"
    let view = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = view as? StressCell else { fatalError("no stress test cell") }
    cell.name = name
    cell.revision = revision(of: name)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    onHold?(item(indexPath))
    return true
  }

  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    let name = sections[source.section].items.remove(at: source.item)
    sections[destination.section].items.insert(name, at: destination.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    // The banner belongs to no section.
    header(indexPath.count == 2 ? sections[indexPath.section].name : 0, kind, indexPath, in: collectionView)
  }

  func header(
    _ name: Int, _ kind: String, _ indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    guard let header = view as? StressHeader else { fatalError("no stress test header") }
    header.name = name
    return header
  }
}

/// A view that counts how often it is displayed.
protocol StressView: UICollectionReusableView {
  var name: Int { get }
  /// The number of times that the view is displayed: 1 between `willDisplay` and `didEndDisplaying`, otherwise 0.
  var displays: Int { get set }
}

final class StressCell: UICollectionViewCell, StressView {
  static var made = 0
  var name = -1
  var revision = 0
  var displays = 0
  /// The preferred height of self-sizing cells.
  var wantedHeight: CGFloat { 20 + CGFloat(name * 7 % 50) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = CGSize(width: layoutAttributes.size.width, height: wantedHeight)
    return layoutAttributes
  }
}

final class StressHeader: UICollectionReusableView, StressView {
  var name = -1
  var displays = 0
}

final class StressDecoration: UICollectionReusableView {}
