import CollectionCore
import Foundation

/// An adapter that requests the metrics of sections and the sizes of items from a flow layout's delegate. If the delegate does
/// not implement a method, the layout's property is used.
@MainActor
struct FlowDelegateAdapter {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let geometry: FlowGeometry
  /// The size of items for which the delegate returns no size. This is the layout's `itemSize`, or the estimated size
  /// if cells are self-sizing.
  private let defaultItemSize: CGSize
  /// The metrics that all sections share if the delegate implements no per-section method. The value is `nil` before the first
  /// section is requested, and if the delegate implements such a method.
  private(set) var sharedInput: FlowSectionInput?
  /// Indicates whether the delegate implements any method that returns insets, spacings, or header or footer sizes of
  /// sections.
  let hasSectionMethods: Bool
  /// Indicates whether the delegate implements the method that returns the sizes of items.
  let implementsItemSize: Bool

  init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView, _ geometry: FlowGeometry) {
    self.layout = layout
    self.view = view
    self.geometry = geometry
    delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    defaultItemSize = layout.unmeasuredItemSize
    if let delegate {
      let type = type(of: delegate)
      hasSectionMethods = FlowDelegateMethods.sections.contains { $0.isImplemented(by: type) }
      implementsItemSize = FlowDelegateMethods.itemSize.isImplemented(by: type)
    } else {
      (hasSectionMethods, implementsItemSize) = (false, false)
    }
  }

  /// Returns the insets, the spacings, and the header and footer lengths of a section, without the sizes of its items.
  mutating func input(_ section: Int) -> FlowSectionInput {
    if let sharedInput { return sharedInput }
    let input = geometry.addingOuterInsets(to: requestInput(section))
    if !hasSectionMethods { sharedInput = input }
    return input
  }

  private func requestInput(_ section: Int) -> FlowSectionInput {
    let inset =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    let line =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    let interitemSpacing =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
    let isVertical = geometry.axis == .vertical
    return FlowSectionInput(
      sizes: FlowSizes(), lineSpacing: line, interitemSpacing: interitemSpacing,
      mainStart: isVertical ? inset.top : inset.left, mainEnd: isVertical ? inset.bottom : inset.right,
      crossStart: isVertical ? inset.left : inset.top, crossEnd: isVertical ? inset.right : inset.bottom,
      headerLength: validatedLength(header, "header", section), footerLength: validatedLength(footer, "footer", section)
    )
  }

  private func validatedLength(_ size: CGSize, _ elementName: String, _ section: Int) -> Double {
    let length = geometry.axis.main(size)
    if length.isFinite { return max(0, length) }
    Diagnostics.report(
      "\(type(of: layout)): the size \(size) of the \(elementName) of section \(section) must be "
        + "finite and at least 0; 0 is used instead")
    return 0
  }

  /// Returns the sizes of all items of a section. The result contains a single size if the delegate does not return sizes.
  mutating func sizes(_ section: Int, count: Int, _ input: FlowSectionInput) -> FlowSizes {
    guard count > 0 else { return FlowSizes() }
    var largestExtent = geometry.axis.cross(defaultItemSize)
    var sizes = FlowSizes()
    var path = IndexPath(item: 0, section: section)
    if let delegate, implementsItemSize {
      // During an interactive movement the order of the data differs from that of the items on screen.
      let hasDataOrder = view.mapping.isIdentity
      let axis = geometry.axis
      let firstSize = validated(requestSize(delegate, path, hasDataOrder), path)
      largestExtent = axis.cross(firstSize)
      sizes.append(firstSize)
      for item in 1..<max(1, count) {
        path.item = item
        let size = validated(requestSize(delegate, path, hasDataOrder), path)
        largestExtent = max(largestExtent, axis.cross(size))
        sizes.append(size)
      }
    }
    if sizes.count == 0 { sizes = FlowSizes(repeating: defaultItemSize, count: count) }
    let availableLength = geometry.crossExtent - input.crossLength
    if largestExtent > availableLength { logOversizedItems(largestExtent, section, input) }
    return sizes
  }

  /// Requests the size of an item from the delegate.
  func size(of path: IndexPath) -> CGSize {
    guard let delegate, implementsItemSize else { return defaultItemSize }
    return validated(requestSize(delegate, path, view.mapping.isIdentity), path)
  }

  // This is a method and not a closure, because a closure would check for the main actor on each call, once for every item.
  private func requestSize(
    _ delegate: any UICollectionViewDelegateFlowLayout, _ path: IndexPath, _ hasDataOrder: Bool
  ) -> CGSize {
    if hasDataOrder { return delegate.collectionView(view, layout: layout, sizeForItemAt: path) }
    guard let data = view.mapping.measuredPath(path, view.counts.items) else { return defaultItemSize }
    return delegate.collectionView(view, layout: layout, sizeForItemAt: data)
  }

  private func validated(_ size: CGSize, _ path: IndexPath) -> CGSize {
    if size.width >= 0, size.height >= 0, size.width < 1e300, size.height < 1e300 { return size }
    if size == UICollectionViewFlowLayout.automaticSize {
      layout.hasAutomaticItems = true
      return defaultItemSize
    }
    Diagnostics.report(
      "\(type(of: layout)): the size \(size) of item \(Array(path)) must be finite and at least 0; zero is used instead"
    )
    return .zero
  }

  /// Logs UIKit's warning about items that are too large for the view. The layout centers these items. `largest` is the largest
  /// length of an item across the scroll direction, in points.
  private func logOversizedItems(_ largest: Double, _ section: Int, _ input: FlowSectionInput) {
    let isVertical = geometry.axis == .vertical
    let lengthName = isVertical ? "width" : "height"
    let sideNames = isVertical ? "left and right" : "top and bottom"
    let problem =
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(lengthName) must be less than the "
      + "\(lengthName) of the UICollectionView minus the section insets \(sideNames) values, minus the content insets \(sideNames) "
      + "values. In section \(section) the \(lengthName) of an item is \(largest) points, but only "
      + "\(geometry.crossExtent - input.crossLength) points are available. Please check the values returned by the "
      + "delegate."
    // Only the problem is compared. The view's description changes with the content offset and the content size even if the
    // problem remains the same.
    guard layout.lastWarning != problem else { return }
    layout.lastWarning = problem
    Diagnostics.log("\(problem) The relevant layout is \(type(of: layout)), attached to \(view).")
  }
}
