import UIKit
import XCTest

/// Pictures of flow layouts: self-sizing cells, pinned headers, and a right-to-left grid.
@preconcurrency @MainActor
final class FlowSceneTests: SceneTestCase {
  private let source = FlowSource()

  private func view(_ frame: CGRect, _ layout: UICollectionViewFlowLayout, _ cells: AnyClass) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(cells, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(FlowBar.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    view.dataSource = source
    return view
  }

  func testFlowLayouts() {
    scene(680, 300) { root in
      let list = UICollectionViewFlowLayout()
      list.estimatedItemSize = CGSize(width: 210, height: 40)
      list.minimumLineSpacing = 4
      root.addSubview(view(CGRect(x: 5, y: 5, width: 210, height: 290), list, FlowTextCell.self))

      let pinned = UICollectionViewFlowLayout()
      pinned.itemSize = CGSize(width: 62, height: 40)
      pinned.minimumLineSpacing = 6
      pinned.headerReferenceSize = CGSize(width: 0, height: 24)
      pinned.footerReferenceSize = CGSize(width: 0, height: 16)
      pinned.sectionInset = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
      pinned.sectionHeadersPinToVisibleBounds = true
      pinned.sectionFootersPinToVisibleBounds = true
      let middle = view(CGRect(x: 235, y: 5, width: 210, height: 290), pinned, FlowNumberCell.self)
      root.addSubview(middle)
      middle.layoutIfNeeded()
      middle.contentOffset.y = 110

      let grid = FlippingFlow()
      grid.itemSize = CGSize(width: 60, height: 50)
      let right = view(CGRect(x: 465, y: 5, width: 210, height: 290), grid, FlowNumberCell.self)
      right.semanticContentAttribute = .forceRightToLeft
      root.addSubview(right)
    }
    expect("flow-layouts")
  }
}

private final class FlippingFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor
private final class FlowSource: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 + section }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? FlowTextCell)?.label.text = Array(repeating: "Item \(path.item)", count: 1 + path.item * 5 % 7)
      .joined(separator: ", ")
    (cell as? FlowNumberCell)?.label.text = "\(path.section).\(path.item)"
    return cell
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let bar = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: path)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    bar.backgroundColor =
      isHeader ? UIColor(red: 0.2, green: 0.3, blue: 0.6, alpha: 0.85) : UIColor(white: 0.6, alpha: 0.85)
    (bar as? FlowBar)?.label.text = "\(isHeader ? "Header" : "Footer") \(path.section)"
    return bar
  }
}

private final class FlowBar: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds.insetBy(dx: 6, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = .systemFont(ofSize: 11)
    label.textColor = .white
    addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }
}

private final class FlowNumberCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.75, green: 0.85, blue: 0.95, alpha: 1)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 12)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }
}

private final class FlowTextCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.9, green: 0.93, blue: 0.85, alpha: 1)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      label.widthAnchor.constraint(equalToConstant: 194),
    ])
  }
  required init?(coder: NSCoder) { fatalError("made in code") }
}
