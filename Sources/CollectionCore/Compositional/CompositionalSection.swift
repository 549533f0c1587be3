import Foundation

/// What a compositional layout knows of a section besides its groups. Lengths in points.
package struct CompositionalSectionInput: Sendable, Equatable {
  package var insets = CompositionalInsets.zero
  /// What the insets are measured from, and what supplementary views are: beyond the content's edges across the main axis.
  package var outer = CompositionalInsets.zero
  package var supplementaryOuter = CompositionalInsets.zero
  package var boundaries: [CompositionalBoundary] = []
  package var decorations: [CompositionalDecoration] = []
  /// Whether boundary views keep to the insets across the main axis.
  package var followsInsets = true
  /// Whether the groups follow each other across the main axis, in a scroll view of their own.
  package var isOrthogonal = false
  /// Room before the section and behind it along the main axis, outside of everything else that belongs to it.
  package var marginStart = 0.0
  package var marginEnd = 0.0

  package init() {}
}

/// A section with places for everything in it. Positions along the main axis count from the section's start, those
/// across it from the content's edge.
package struct CompositionalSection {
  package private(set) var input: CompositionalSectionInput
  package private(set) var groups: CompositionalGroups
  private let axis: FlowAxis
  private let crossExtent: Double
  private var boundaryRoom: BoundaryRoom
  /// What fractions of boundary views are fractions of.
  private let boundaryContainer: CGSize

  /// `container`: the room in the collection view.
  package init(
    _ input: CompositionalSectionInput, groups: CompositionalGroups, axis: FlowAxis, container: CGSize
  ) {
    self.input = input
    self.groups = groups
    self.axis = axis
    crossExtent = axis.cross(container)
    boundaryContainer = Self.boundaryContainer(input, axis, container)
    boundaryRoom = BoundaryRoom(input.boundaries, axis, in: boundaryContainer)
  }

  /// The room that the groups of a section have: the collection view's without insets and what stands beside them.
  package static func room(_ input: CompositionalSectionInput, axis: FlowAxis, container: CGSize) -> CGSize {
    let boundaries = BoundaryRoom(
      input.boundaries, axis, in: boundaryContainer(input, axis, container))
    let inner = input.insets.applied(to: input.outer.applied(to: CGRect(origin: .zero, size: container))).size
    return axis.size(
      main: axis.main(inner), cross: max(0, axis.cross(inner) - boundaries.crossStart - boundaries.crossEnd))
  }

  private static func boundaryContainer(
    _ input: CompositionalSectionInput, _ axis: FlowAxis, _ container: CGSize
  ) -> CGSize {
    let (low, high) = boundaryRange(input, axis, axis.cross(container))
    return axis.size(main: axis.main(container), cross: max(0, high - low))
  }

  private static func boundaryRange(
    _ input: CompositionalSectionInput, _ axis: FlowAxis, _ crossExtent: Double
  ) -> (Double, Double) {
    let cross: FlowAxis = axis == .vertical ? .horizontal : .vertical
    let insets = input.followsInsets ? input.insets : .zero
    let outer = input.supplementaryOuter
    return (
      outer.start(cross) + insets.start(cross), crossExtent - outer.end(cross) - insets.end(cross)
    )
  }

  package var count: Int { groups.count }
  /// Of the groups along the main axis.
  package var groupsLength: Double {
    groups.count == 0 ? 0 : input.isOrthogonal ? groups.thickness : groups.length
  }
  package var groupsStart: Double { input.marginStart + boundaryRoom.mainStart + input.insets.start(axis) }
  /// The margin, headers, the inset, the groups, the inset, footers, the margin.
  package var length: Double {
    groupsStart + groupsLength + input.insets.end(axis) + boundaryRoom.mainEnd + input.marginEnd
  }
  /// Where the groups begin and end across the main axis.
  package var crossStart: Double {
    let cross: FlowAxis = axis == .vertical ? .horizontal : .vertical
    return input.outer.start(cross) + input.insets.start(cross) + boundaryRoom.crossStart
  }
  package var crossLength: Double { axis.cross(groups.rule.container) }
  /// The room at the start and the end that headers and footers take, with the margins outside of them.
  package var headerLength: Double { input.marginStart + boundaryRoom.mainStart }
  package var footerLength: Double { boundaryRoom.mainEnd + input.marginEnd }

  /// The frame of a boundary view.
  package func frame(ofBoundary index: Int) -> CGRect {
    let (low, high) = Self.boundaryRange(input, axis, crossExtent)
    let frame = boundaryRoom.frame(
      input.boundaries[index], axis, length: length - input.marginStart - input.marginEnd, crossLow: low,
      crossHigh: high, in: boundaryContainer)
    let step = axis.rect(main: input.marginStart, cross: 0, size: .zero).origin
    return frame.offsetBy(dx: step.x, dy: step.y)
  }

  /// The frame of a decoration: the whole section.
  package func frame(ofDecoration index: Int) -> CGRect {
    let cross: FlowAxis = axis == .vertical ? .horizontal : .vertical
    let low = input.outer.start(cross)
    let whole = axis.rect(
      main: 0, cross: low,
      size: axis.size(main: length, cross: max(0, crossExtent - low - input.outer.end(cross))))
    return input.decorations[index].insets.applied(to: whole)
  }

  /// Where the corner of a group lies that starts so far along the groups' own direction.
  func corner(ofGroupAt start: Double) -> CGPoint {
    input.isOrthogonal
      ? axis.rect(main: groupsStart, cross: crossStart + start, size: .zero).origin
      : axis.rect(main: groupsStart + start, cross: crossStart, size: .zero).origin
  }

  // MARK: Edits

  package mutating func edit(_ change: (inout CompositionalGroups) -> Void) { change(&groups) }

  /// What the view of a boundary has said.
  package mutating func setSaid(_ size: CGSize, ofBoundary index: Int) {
    input.boundaries[index].said = size
    boundaryRoom = BoundaryRoom(input.boundaries, axis, in: boundaryContainer)
  }

  /// What the boundary views of another section, which this one was, have said.
  package static func keepingSaid(_ input: CompositionalSectionInput, of old: CompositionalSectionInput)
    -> CompositionalSectionInput
  {
    var input = input
    for index in input.boundaries.indices where input.boundaries[index].size.isEstimated {
      input.boundaries[index].said = old.boundaries.first { $0.isSame(as: input.boundaries[index]) }?.said
    }
    return input
  }
}
