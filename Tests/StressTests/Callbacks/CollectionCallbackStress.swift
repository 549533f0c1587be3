import UIKit
import UIKitTesting

/// A collection view whose callbacks change it.
@MainActor
final class CollectionCallbackStress: CallbackStress {
  enum Family: CaseIterable { case flow, selfSizingFlow, list, compositional, custom, hostile }

  let family: Family
  private(set) var list: UICollectionView!

  init(_ family: Family, seed: UInt64, in app: TestApplication) {
    self.family = family
    super.init(seed: seed, in: app)
    list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: makeLayout())
    list.register(CollectionCallbackCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["unknown", UICollectionView.elementKindSectionHeader] {
      list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    list.prefetchDataSource = self
    connect()
    app.window.addSubview(list)
  }

  override var view: UIScrollView { list }
  override func connect() {
    list.dataSource = self
    list.delegate = self
  }

  private func makeLayout() -> UICollectionViewLayout {
    let call: (String) -> Void = { [weak self] in self?.called($0) }
    switch family {
    case .flow, .selfSizingFlow:
      let layout = CallbackFlowLayout()
      if family == .flow {
        layout.itemSize = CGSize(width: 60, height: 30)
      } else {
        layout.estimatedItemSize = CGSize(width: 60, height: 30)
        layout.headerReferenceSize = CGSize(width: 200, height: 20)
      }
      layout.called = call
      return layout
    case .list:
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      return UICollectionViewCompositionalLayout.list(using: configuration)
    case .compositional:
      return UICollectionViewCompositionalLayout { section, _ in
        call("section provider")
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .absolute(60), heightDimension: .estimated(30)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)), subitems: [item])
        let result = NSCollectionLayoutSection(group: group)
        if section % 2 == 1 { result.orthogonalScrollingBehavior = .continuous }
        result.visibleItemsInvalidationHandler = { _, _, _ in call("visible items") }
        return result
      }
    case .custom, .hostile:
      let layout = CallbackLayout(seed: random.next() >> 8, isHostile: family == .hostile)
      layout.called = call
      return layout
    }
  }

  // MARK: Changes

  override func edit(_ change: Edit) {
    switch change {
    case .insertSection(let section): list.insertSections([section])
    case .deleteSection(let section): list.deleteSections([section])
    case .insertItem(let path): list.insertItems(at: [path])
    case .deleteItem(let path): list.deleteItems(at: [path])
    case .moveItem(let path, let target): list.moveItem(at: path, to: target)
    }
  }

  override func changeView() -> String {
    let isAnimated = pick(0...1) == 0
    let number = pick(0...31)
    switch number {
    case 0...7: changeData(number)
    case 8...13: changeConnections(number)
    case 14...22: changeGeometry(number, isAnimated)
    default: changeInteraction(number, isAnimated)
    }
    return "\(number)"
  }

  private func changeData(_ number: Int) {
    switch number {
    case 0: list.reloadData()
    case 1:
      if pick(0...1) == 0 { model.append(names(3)) } else { model = model.dropLast() }
      list.reloadData()
    case 2, 3: list.performBatchUpdates({ self.editAtRandom() }) { [weak self] _ in self?.called("completion") }
    case 4: editAtRandom()
    case 5: if let path = anyPath { list.reloadItems(at: [path]) }
    case 6: if let path = anyPath { list.reconfigureItems(at: [path]) }
    default: list.reloadSections(IndexSet(model.indices.prefix(1)))
    }
  }

  private func changeConnections(_ number: Int) {
    switch number {
    case 8: if list.superview == nil { app.window.addSubview(list) } else { list.removeFromSuperview() }
    case 9: list.dataSource = nil
    case 10: list.delegate = nil
    case 11: list.dataSource = self
    case 12: list.delegate = self
    default:
      list.prefetchDataSource = nil
      list.isPrefetchingEnabled.toggle()
    }
  }

  private func changeGeometry(_ number: Int, _ isAnimated: Bool) {
    switch number {
    case 14:
      let positions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
      if let path = anyPath { list.scrollToItem(at: path, at: positions[pick(0...2)], animated: isAnimated) }
    case 15: list.setCollectionViewLayout(makeLayout(), animated: isAnimated)
    case 16: list.contentInset.top = CGFloat(pick(0...60))
    case 17: list.layoutIfNeeded()
    case 18: list.frame.size = CGSize(width: pick(0...220), height: pick(0...320))
    case 19: list.collectionViewLayout.invalidateLayout()
    case 20: list.contentOffset.y = CGFloat(pick(-50...700))
    case 21: list.setContentOffset(CGPoint(x: 0, y: pick(0...700)), animated: true)
    default:
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 0], [99, 99]])
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
      list.collectionViewLayout.invalidateLayout(with: context)
    }
  }

  private func changeInteraction(_ number: Int, _ isAnimated: Bool) {
    switch number {
    case 23: for path in list.indexPathsForSelectedItems ?? [] { list.deselectItem(at: path, animated: false) }
    case 24: list.endEditing(true)
    case 25: if let path = anyPath { list.selectItem(at: path, animated: true, scrollPosition: .centeredVertically) }
    case 26: (list.visibleCells.randomElement(using: &random) as? CollectionCallbackCell)?.field.becomeFirstResponder()
    case 27:
      hasRemovedCells = true
      list.visibleCells.randomElement(using: &random)?.removeFromSuperview()
    case 28:
      list.startInteractiveTransition(to: makeLayout()).transitionProgress = 0.4
      if isAnimated { list.finishInteractiveTransition() } else { list.cancelInteractiveTransition() }
    case 29:
      guard let path = anyPath, list.beginInteractiveMovementForItem(at: path) else { return }
      list.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: pick(0...300)))
      if isAnimated { list.endInteractiveMovement() } else { list.cancelInteractiveMovement() }
    case 30:
      hasDequeuedCells = true
      if let path = anyPath { _ = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    default:
      _ = list.indexPathsForVisibleItems
      _ = list.indexPathForItem(at: CGPoint(x: 5, y: 5))
    }
  }

  // MARK: Checks

  override func mistake() -> String? {
    let counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    if counts != model.map(\.count) { return "counts are \(counts) instead of \(model.map(\.count))" }
    let selected = list.indexPathsForSelectedItems ?? []
    return compare(list.indexPathsForVisibleItems, expected: expectedPaths, selected: selected) { [list] path in
      list?.cellForItem(at: path) as? CollectionCallbackCell
    }
  }

  /// The items that the layout shows, or `nil` if it does not follow the rules or scrolls sections itself.
  private var expectedPaths: Set<IndexPath>? {
    if family == .hostile || family == .compositional { return nil }
    let bounds = list.bounds
    var paths: Set<IndexPath> = []
    for (section, names) in model.enumerated() {
      for item in names.indices {
        guard let frame = list.collectionViewLayout.layoutAttributesForItem(at: [section, item])?.frame else {
          continue
        }
        if frame.minY < bounds.maxY, frame.maxY > bounds.minY, frame.minX < bounds.maxX {
          paths.insert([section, item])
        }
      }
    }
    return paths
  }
}

final class CollectionCallbackCell: UICollectionViewCell, CallbackCell {
  var name = -1
  var called: (String) -> Void = { _ in }
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    called("preferredLayoutAttributesFitting")
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    if name >= 0 { attributes.size.height = CGFloat(20 + name % 5 * 10) }
    return attributes
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    called("prepareForReuse")
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    called("apply")
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    called("updateConfiguration")
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    called("didMoveToSuperview")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    called("cell layout")
  }
}
