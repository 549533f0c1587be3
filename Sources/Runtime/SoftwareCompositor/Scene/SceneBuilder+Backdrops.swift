import CoreGraphics
import QuartzCore

extension SceneBuilder {
  /// Adds an element that shows the content behind a layer through a filter. `mask` rounds its corners.
  func emitBackdrop(
    _ node: LayerNode, _ filter: BackdropFilter, _ placement: Placement, mask: CornerMask?, in space: Space
  ) {
    let rect = placement.rect
    let area = rect.intersection(space.visibleBox)
    var element = Element(
      key: key(node, .backdrop, space), rect: rect, visibleBox: area.intersection(space.clip), kind: .backdrop)
    guard !element.visibleBox.isEmpty, area.area <= GroupSource.maximumArea else { return }
    element.alpha = byte(space.opacity)
    guard element.alpha > 0 else { return }
    element.isOpaque = element.alpha == 255
    let source = node.backdropSource(space.instance)
    element.sourceID = source.id
    element.version = source.version
    element.source = list.retain(source)
    applyCornerMask(&element, node, mask)
    list.backdrops.append(
      Backdrop(
        element: list.elements.count, visibleElementCount: countVisibleElements(before: list.elements.count),
        key: element.key, area: area,
        kind: .blur(source, filter, scale: placement.scaleX)))
    list.elements.append(element)
  }

  /// Records that the last element draws a group, if the group contains backdrops.
  func recordBackdrops(of group: GroupSource, _ map: BackgroundContent.Map, in space: Space) {
    guard !group.list.backdrops.isEmpty, let element = list.elements.last else { return }
    list.backdrops.append(
      Backdrop(
        element: list.elements.count - 1, visibleElementCount: countVisibleElements(before: list.elements.count - 1),
        key: element.key,
        area: space.visibleBox, kind: .group(group, map)))
  }

  /// Returns the number of elements that a backdrop at `index` shows. Shadows directly behind the backdrop are not counted. These
  /// shadows belong to the backdrop and its container, and would darken the backdrop.
  private func countVisibleElements(before index: Int) -> Int {
    var count = index
    while count > 0, list.elements[count - 1].kind == .stencil || list.elements[count - 1].kind == .clipBegin {
      count -= 1
    }
    return count
  }
}
