import CollectionCore
import Foundation

/// An object that determines the superview of each element's view.
///
/// Most views are subviews of the collection view. The views of an orthogonally scrolling section are subviews of that
/// section's scroll view.
@MainActor
final class ElementHosting {
  private unowned let view: UICollectionView
  private var scrollers: [Int: OrthogonalScroller] = [:]
  /// The scroll views of sections that are no longer visible. These scroll views still contain views whose disappearing animation
  /// is running.
  private var disappearingScrollers: [OrthogonalScroller] = []
  private var reusableScrollers: [OrthogonalScroller] = []
  /// Indicates whether the order of the scroll views among the subviews must be checked.
  private var needsOrdering = false

  init(_ view: UICollectionView) { self.view = view }

  private var layout: UICollectionViewLayout { view.layoutStorage }
  /// Indicates whether at least one orthogonally scrolling section is visible. Its elements then have a superview other
  /// than the collection view.
  var hasOrthogonalScrollers: Bool { !scrollers.isEmpty }

  // MARK: Queries

  /// Returns the superview of an element's view.
  func host(of key: ElementKey) -> UIView {
    guard hasOrthogonalScrollers, let section = layout.scrollingSection(of: key), let scroller = scrollers[section]
    else {
      return view
    }
    return scroller
  }

  func isHosted(_ key: ElementKey) -> Bool { hasOrthogonalScrollers && layout.scrollingSection(of: key) != nil }

  /// Returns the frame of an element in the collection view's content, including the scroll offset of its section.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard layout.hasScrollingSections, let section = layout.scrollingSection(of: attributes.values.key) else {
      return attributes.frame
    }
    let vector = layout.scrollVector(ofSection: section)
    return attributes.frame.offsetBy(dx: view.isMirrored ? vector.x : -vector.x, dy: -vector.y)
  }

  /// Returns the scroll offsets nearest to an offset, one before and one after it, at which a group of an orthogonally scrolling
  /// section is at the leading edge. With the centered scrolling behavior, the method returns the offsets at which a group is
  /// centered.
  func groupStarts(_ section: ScrollingSection, around distance: CGFloat) -> (CGFloat, CGFloat) {
    layout.groupStarts(ofScrollingSection: section.index, around: distance)
  }

  // MARK: Changes

  /// Stores the scroll offset of a section, and requests a layout query for the elements that have become visible.
  func didScroll(_ section: Int, to distance: CGFloat) {
    layout.setScrollDistance(distance, ofSection: section)
    view.session.setNeeds(.query)
    view.setNeedsLayout()
    if let extent = scrollers[section]?.section?.extent {
      view.prefetch.sectionWasScrolled(section, to: distance, extent: extent)
    }
  }

  /// Returns the frame of an orthogonally scrolling section in the collection view's content, or nil if the section is
  /// not visible.
  func visibleFrame(ofSection section: Int) -> CGRect? { scrollers[section]?.frame }
  func isHorizontal(section: Int) -> Bool { scrollers[section]?.section?.axis != .vertical }

  /// Assigns the scroll views to the new indexes of their sections after an update.
  func updateSectionIndexes(_ newIndex: (Int) -> Int?) {
    guard hasOrthogonalScrollers else { return }
    var remainingScrollers: [Int: OrthogonalScroller] = [:]
    for (oldSection, scroller) in scrollers {
      if let newSection = newIndex(oldSection) {
        scroller.setSectionIndex(newSection)
        remainingScrollers[newSection] = scroller
      } else {
        moveToDisappearing(scroller)
      }
    }
    scrollers = remainingScrollers
  }

  /// Shows a scroll view for each orthogonally scrolling section in a rectangle of the content, and moves the views of
  /// the sections' elements into it.
  func update(in rect: CGRect) {
    guard hasOrthogonalScrollers || layout.hasScrollingSections || !disappearingScrollers.isEmpty else { return }
    UIView.withoutAnimation {
      let sections = layout.scrollingSections(in: view.mirrored(rect))
      let visibleSections = Set(sections.map(\.index))
      for (sectionIndex, scroller) in scrollers where !visibleSections.contains(sectionIndex) {
        scrollers[sectionIndex] = nil
        moveToDisappearing(scroller)
      }
      for section in sections {
        let scroller = scrollers[section.index] ?? dequeueScroller()
        if scrollers[section.index] == nil {
          scrollers[section.index] = scroller
          needsOrdering = true
        }
        scroller.show(
          section, frame: view.mirrored(section.frame), isMirrored: view.isMirrored,
          distance: layout.scrollDistance(ofSection: section.index))
      }
      for element in view.paintOrder { reparent(element) }
    }
    if !view.animator.hasDisappearing {
      for scroller in disappearingScrollers { discard(scroller) }
      disappearingScrollers = []
    }
    resolveOrder()
  }

  private func dequeueScroller() -> OrthogonalScroller {
    let scroller = reusableScrollers.popLast() ?? OrthogonalScroller(in: view)
    scroller.isHidden = false
    scroller.isUserInteractionEnabled = true
    if scroller.superview !== view { view.insertSubview(scroller, at: view.backgroundView == nil ? 0 : 1) }
    return scroller
  }

  private func moveToDisappearing(_ scroller: OrthogonalScroller) {
    scroller.isUserInteractionEnabled = false
    scroller.detachFromSection()
    disappearingScrollers.append(scroller)
  }

  private func discard(_ scroller: OrthogonalScroller) {
    scroller.isHidden = true
    reusableScrollers.append(scroller)
  }

  // MARK: Views in their hosts

  /// Moves a view to the superview that its element belongs to, without a visible change of position.
  private func reparent(_ element: LiveElement) {
    let host = host(of: element.key)
    guard let oldSuperview = element.view.superview, oldSuperview !== host,
      oldSuperview === view || oldSuperview is OrthogonalScroller
    else { return }
    element.view.center = oldSuperview.convert(element.view.center, to: host)
    if host === view {
      view.updatePaintOrder(of: element)
    } else {
      attach(element, among: view.paintOrder[...])
    }
  }

  /// Adds the view of an element to its section's scroll view, in front of the views of the elements in `earlier`,
  /// which are before it in the paint order.
  ///
  /// Returns `false` if the view belongs directly to the collection view.
  func attach(_ element: LiveElement, after earlier: ArraySlice<LiveElement>) -> Bool {
    needsOrdering = needsOrdering || hasOrthogonalScrollers
    guard let host = host(of: element.key) as? OrthogonalScroller else { return false }
    if let elementBelow = earlier.last(where: { $0.view.superview === host }) {
      host.insertSubview(element.view, aboveSubview: elementBelow.view)
    } else {
      host.insertSubview(element.view, at: 0)
    }
    return true
  }

  private func attach(_ element: LiveElement, among order: ArraySlice<LiveElement>) {
    let index = order.firstIndex { $0 === element } ?? order.endIndex
    _ = attach(element, after: order[..<index])
  }

  /// Moves the scroll views among the collection view's subviews to the positions that the paint order assigns to their
  /// sections' cells.
  func resolveOrder() {
    guard needsOrdering else { return }
    needsOrdering = false
    let otherElements = view.paintOrder.filter { $0.view.superview === view }
    for (sectionIndex, scroller) in scrollers.sorted(by: { $0.key < $1.key }) {
      let key = ElementKey(kind: 0, section: sectionIndex, item: 0)
      let zIndex = scroller.section?.zIndex ?? 0
      let elementInFront = otherElements.first { ($0.zIndex, $0.key) > (zIndex, key) }
      let backElement = otherElements.last { ($0.zIndex, $0.key) <= (zIndex, key) }
      let subviews = view.subviews
      guard let index = subviews.firstIndex(of: scroller) else { continue }
      if let backElement, let backIndex = subviews.firstIndex(of: backElement.view), backIndex > index {
        view.insertSubview(scroller, aboveSubview: backElement.view)
      } else if let elementInFront, let frontIndex = subviews.firstIndex(of: elementInFront.view), frontIndex < index {
        view.insertSubview(scroller, belowSubview: elementInFront.view)
      }
    }
  }

  // MARK: Scrolling to items

  /// Scrolls the section of an item to that item. Returns the scroll position and the frame to which the collection
  /// view must then scroll, or `nil` if the section does not scroll.
  func scroll(
    to key: ElementKey, _ frame: CGRect, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) -> (UICollectionView.ScrollPosition, CGRect)? {
    guard layout.hasScrollingSections, let sectionIndex = layout.scrollingSection(of: key),
      let section = layout.scrollingSection(sectionIndex)
    else { return nil }
    let isHorizontal = section.axis == .horizontal
    let sectionFrame = isHorizontal ? view.mirrored(section.frame) : section.frame
    let itemStart = isHorizontal ? frame.minX : frame.minY
    let itemEnd = isHorizontal ? frame.maxX : frame.maxY
    let sectionStart = isHorizontal ? sectionFrame.minX : sectionFrame.minY
    // The section's current scroll offset to the right or down, in the view's coordinates.
    let currentDistance =
      isHorizontal
      ? (view.isMirrored ? -1 : 1) * section.currentScrollDistance(layout) : section.currentScrollDistance(layout)
    var offset = currentDistance
    let (first, middle, last):
      (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
        isHorizontal ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    if position.contains(first) {
      offset = itemStart - sectionStart
    } else if position.contains(middle) {
      offset = (itemStart + itemEnd) / 2 - sectionStart - section.extent / 2
    } else if position.contains(last) {
      offset = itemEnd - sectionStart - section.extent
    } else if position.isEmpty {
      if itemStart - currentDistance < sectionStart {
        offset = itemStart - sectionStart
      } else if itemEnd - currentDistance > sectionStart + section.extent {
        offset = itemEnd - sectionStart - section.extent
      }
    }
    var distance = isHorizontal && view.isMirrored ? -offset : offset
    distance = min(max(distance, section.range.lowerBound), section.range.upperBound)
    if let scroller = scrollers[sectionIndex], animated {
      scroller.setContentOffset(scroller.offset(at: distance), animated: true)
    } else {
      layout.setScrollDistance(distance, ofSection: sectionIndex)
      scrollers[sectionIndex].map { $0.setContentOffset($0.offset(at: distance), animated: false) }
      view.session.setNeeds(.query)
      view.setNeedsLayout()
    }
    // The section has scrolled along its own axis; the collection view must not scroll along it.
    let visibleRect = view.bounds.inset(by: view.adjustedContentInset)
    let remainingDistance =
      isHorizontal
      ? CGRect(x: visibleRect.midX, y: frame.minY, width: 0, height: frame.height)
      : CGRect(x: frame.minX, y: visibleRect.midY, width: frame.width, height: 0)
    return (position.subtracting([first, middle, last]), remainingDistance)
  }
}

extension ScrollingSection {
  @MainActor
  fileprivate func currentScrollDistance(_ layout: UICollectionViewLayout) -> CGFloat {
    layout.scrollDistance(ofSection: index)
  }
}
