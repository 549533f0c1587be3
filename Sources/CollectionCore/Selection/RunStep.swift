/// The distance from an item index to a later one. In the same section, the distance is a number of items. Otherwise,
/// it is a number of sections and the item's index in the later section.
///
/// An edit changes only the distance to the first item after it. The distances between later items do not change.
struct RunStep: Sendable, Equatable {
  var sections = 0
  var items = 0

  static let none = RunStep()

  init() {}

  init(_ sections: Int, _ items: Int) {
    self.sections = sections
    self.items = items
  }

  /// Creates the distance from `start` to `end`. `end` must not be before `start`.
  init(from start: ItemIndex, to end: ItemIndex) {
    sections = end.section - start.section
    items = sections > 0 ? end.item : end.item - start.item
  }

  static func + (first: RunStep, second: RunStep) -> RunStep {
    second.sections > 0
      ? RunStep(first.sections + second.sections, second.items)
      : RunStep(first.sections, first.items + second.items)
  }

  static func + (start: ItemIndex, step: RunStep) -> ItemIndex {
    step.sections > 0
      ? ItemIndex(start.section + step.sections, step.items) : ItemIndex(start.section, start.item + step.items)
  }
}
