import Foundation

/// Decodes the values of collection views, their layouts and cells.
extension NibLoader {
  func decodeCollection(_ view: UICollectionView, _ element: NibElement) {
    if let value = element.bool("allowsSelection") { view.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") { view.allowsMultipleSelection = value }
    if let value = element.bool("prefetchingEnabled") { view.isPrefetchingEnabled = value }
    if let child = element.child(key: "backgroundView") { view.backgroundView = makeView(child) }
    for child in element.elements(in: "cells") { registerPrototype(child, view, kind: 0) }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let child = element.child(key: key) else { continue }
      registerPrototype(child, view, kind: ElementKind.supplementary(kind))
    }
  }

  private func registerPrototype(_ element: NibElement, _ view: UICollectionView, kind: Int32) {
    guard let identifier = element["reuseIdentifier"] else { return }
    let prototype = NibPrototype(element, in: self)
    view.pools.register(for: ReuseKey(kind: kind, identifier: identifier)) {
      prototype.make() as? UICollectionReusableView
    }
  }

  func decodeReusableView(_ view: UICollectionReusableView, _ element: NibElement) {
    if let identifier = element["reuseIdentifier"] { view.reuseIdentifier = identifier }
    guard let cell = view as? UICollectionViewCell else { return }
    if let child = element.child(key: "contentView") {
      let frame = cell.contentView.frame
      decodeExisting(cell.contentView, child)
      if child.rect("frame") == nil { cell.contentView.frame = frame }
      // A content view always has the size of its cell, regardless of the mask in the file.
      cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if let child = element.child(key: "backgroundView") { cell.backgroundView = makeView(child) }
    if let child = element.child(key: "selectedBackgroundView") { cell.selectedBackgroundView = makeView(child) }
  }

  func decodeFlowLayout(_ layout: UICollectionViewFlowLayout, _ element: NibElement) {
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let value = element.length("minimumLineSpacing") { layout.minimumLineSpacing = value }
    if let value = element.length("minimumInteritemSpacing") { layout.minimumInteritemSpacing = value }
    if let size = element.size("itemSize") { layout.itemSize = size }
    if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let size = element.size("estimatedItemSize") { layout.estimatedItemSize = size }
    if element.bool("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let insets = element.insets("sectionInset") { layout.sectionInset = insets }
    if let value = element.bool("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = value }
    if let value = element.bool("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = value }
  }
}
