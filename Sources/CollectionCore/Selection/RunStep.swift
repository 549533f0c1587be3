/// The distance from one item index to a later one. In the same section it is a number of items; otherwise it is a
/// number of sections and the item's index in the later section.
///
/// After a change, only the distance to the first item after it changes. The later items keep their distances.
struct RunStep: Sendable, Equatable {
  var sections = 0
  var items = 0

  static let none = RunStep()

  init() {}

  init(_ sections: Int, _ items: Int) {
    self.sections = sections
    self.items = items
  }

  /// Creates the distance from `place` to `other`, which must not be before it.
  init(from place: ItemIndex, to other: ItemIndex) {
    sections = other.section - place.section
    items = sections > 0 ? other.item : other.item - place.item
  }

  static func + (first: RunStep, second: RunStep) -> RunStep {
    second.sections > 0
      ? RunStep(first.sections + second.sections, second.items)
      : RunStep(first.sections, first.items + second.items)
  }

  static func + (place: ItemIndex, step: RunStep) -> ItemIndex {
    step.sections > 0
      ? ItemIndex(place.section + step.sections, step.items) : ItemIndex(place.section, place.item + step.items)
  }
}
