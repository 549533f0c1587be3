import Foundation

/// The input for the layout of a compositional section, except for its groups. Lengths are in points.
package struct CompositionalSectionInput: Sendable, Equatable {
  package var insets = CompositionalInsets.zero
  /// The distances across the main axis from the edges of the collection view to the area of the section's content. The
  /// section's insets are added to them.
  package var contentInsets = CompositionalInsets.zero
  /// The distances across the main axis from the edges of the collection view to the area of supplementary views. The
  /// section's insets are added to them.
  package var supplementaryInsets = CompositionalInsets.zero
  package var boundaries: [CompositionalBoundary] = []
  package var decorations: [CompositionalDecoration] = []
  /// Indicates whether boundary views respect the section's insets across the main axis.
  package var supplementariesFollowInsets = true
  /// Indicates whether the groups are arranged across the main axis, in a scroll view of their own.
  package var isOrthogonal = false
  /// The margin at the start of the section along the main axis, before the headers, the insets and the groups.
  package var startMargin = 0.0
  /// The margin at the end of the section along the main axis, after the groups, the insets and the footers.
  package var endMargin = 0.0

  package init() {}
}

/// A solved section that provides the frames of its elements. Positions along the main axis are relative to the start
/// of the section. Positions across it are relative to the edge of the content.
package struct CompositionalSection {
  package private(set) var input: CompositionalSectionInput
  package private(set) var groups: CompositionalGroups
  private let axis: FlowAxis
  private let crossExtent: Double
  private var boundaryExtents: BoundaryExtents
  /// The size that fractional sizes of boundary views are relative to, in points.
  private let boundaryContainer: CGSize

  /// Creates a section. `container` is the size of the collection view's content area.
  package init(
    _ input: CompositionalSectionInput, groups: CompositionalGroups, axis: FlowAxis, container: CGSize
  ) {
    self.input = input
    self.groups = groups
    self.axis = axis
    crossExtent = axis.cross(container)
    boundaryContainer = Self.boundaryContainer(input, axis, container)
    boundaryExtents = BoundaryExtents(input.boundaries, axis, in: boundaryContainer)
  }

  /// Returns the size that is available to a section's groups. This is the size of the content area without the section's insets
  /// and the boundary views at its sides.
  package static func availableSize(_ input: CompositionalSectionInput, axis: FlowAxis, container: CGSize) -> CGSize {
    let boundaries = BoundaryExtents(
      input.boundaries, axis, in: boundaryContainer(input, axis, container))
    let contentSize = input.insets.applied(to: input.contentInsets.applied(to: CGRect(origin: .zero, size: container)))
      .size
    return axis.size(
      main: axis.main(contentSize), cross: max(0, axis.cross(contentSize) - boundaries.crossStart - boundaries.crossEnd)
    )
  }

  private static func boundaryContainer(
    _ input: CompositionalSectionInput, _ axis: FlowAxis, _ container: CGSize
  ) -> CGSize {
    let (minCross, maxCross) = boundaryRange(input, axis, axis.cross(container))
    return axis.size(main: axis.main(container), cross: max(0, maxCross - minCross))
  }

  private static func boundaryRange(
    _ input: CompositionalSectionInput, _ axis: FlowAxis, _ crossExtent: Double
  ) -> (Double, Double) {
    let crossAxis: FlowAxis = axis == .vertical ? .horizontal : .vertical
    let insets = input.supplementariesFollowInsets ? input.insets : .zero
    let referenceInsets = input.supplementaryInsets
    return (
      referenceInsets.start(crossAxis) + insets.start(crossAxis),
      crossExtent - referenceInsets.end(crossAxis) - insets.end(crossAxis)
    )
  }

  package var count: Int { groups.count }
  /// The length of all groups along the main axis, in points.
  package var groupsLength: Double {
    groups.count == 0 ? 0 : input.isOrthogonal ? groups.thickness : groups.length
  }
  package var groupsStart: Double { input.startMargin + boundaryExtents.mainStart + input.insets.start(axis) }
  /// The length of the section along the main axis. It includes the margins, headers, insets, groups and footers.
  package var length: Double {
    groupsStart + groupsLength + input.insets.end(axis) + boundaryExtents.mainEnd + input.endMargin
  }
  /// The start of the groups across the main axis.
  package var crossStart: Double {
    let crossAxis: FlowAxis = axis == .vertical ? .horizontal : .vertical
    return input.contentInsets.start(crossAxis) + input.insets.start(crossAxis) + boundaryExtents.crossStart
  }
  package var crossLength: Double { axis.cross(groups.rule.container) }
  /// The length of the headers, including the margin before them.
  package var headerLength: Double { input.startMargin + boundaryExtents.mainStart }
  /// The length of the footers, including the margin after them.
  package var footerLength: Double { boundaryExtents.mainEnd + input.endMargin }

  /// Returns the frame of the boundary view at an index, relative to the section.
  package func frame(ofBoundary index: Int) -> CGRect {
    let (minCross, maxCross) = Self.boundaryRange(input, axis, crossExtent)
    let frame = boundaryExtents.frame(
      input.boundaries[index], axis, length: length - input.startMargin - input.endMargin, minCross: minCross,
      maxCross: maxCross, in: boundaryContainer)
    let marginOffset = axis.rect(main: input.startMargin, cross: 0, size: .zero).origin
    return frame.offsetBy(dx: marginOffset.x, dy: marginOffset.y)
  }

  /// Returns the frame of the decoration view at an index. This is the rectangle of the whole section, reduced by the
  /// view's insets.
  package func frame(ofDecoration index: Int) -> CGRect {
    let crossAxis: FlowAxis = axis == .vertical ? .horizontal : .vertical
    let startInset = input.contentInsets.start(crossAxis)
    let sectionRect = axis.rect(
      main: 0, cross: startInset,
      size: axis.size(main: length, cross: max(0, crossExtent - startInset - input.contentInsets.end(crossAxis))))
    return input.decorations[index].insets.applied(to: sectionRect)
  }

  /// Returns the top left corner of a group that begins at a position along the axis on which the section arranges its
  /// groups.
  func corner(ofGroupAt start: Double) -> CGPoint {
    input.isOrthogonal
      ? axis.rect(main: groupsStart, cross: crossStart + start, size: .zero).origin
      : axis.rect(main: groupsStart + start, cross: crossStart, size: .zero).origin
  }

  // MARK: Edits

  package mutating func updateGroups(_ change: (inout CompositionalGroups) -> Void) { change(&groups) }

  /// Stores the size that a boundary supplementary view preferred when it was measured. The next solution uses it instead of the
  /// estimate.
  package mutating func setPreferredSize(_ size: CGSize, ofBoundary index: Int) {
    input.boundaries[index].preferredSize = size
    boundaryExtents = BoundaryExtents(input.boundaries, axis, in: boundaryContainer)
  }

  /// Returns `input` with the preferred sizes of the same boundary views in `previous`, the previous version of the
  /// section.
  package static func keepingPreferredSizes(_ input: CompositionalSectionInput, of previous: CompositionalSectionInput)
    -> CompositionalSectionInput
  {
    var input = input
    for index in input.boundaries.indices where input.boundaries[index].size.isEstimated {
      input.boundaries[index].preferredSize =
        previous.boundaries.first { $0.isSame(as: input.boundaries[index]) }?.preferredSize
    }
    return input
  }
}
