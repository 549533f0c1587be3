/// The distance from an item index to a later one. If the items are in the same section, the distance is a number of
/// items. Otherwise, it is a number of sections and the index of the later item in its section.
///
/// An edit changes only the distance to the first item after it. The distances between later items do not change.
struct RunStep: Sendable, Equatable {
  var sectionCount = 0
  var itemCount = 0

  static let none = RunStep()

  init() {}

  init(_ sectionCount: Int, _ itemCount: Int) {
    self.sectionCount = sectionCount
    self.itemCount = itemCount
  }

  /// Creates the distance from `start` to `end`. `end` must not be before `start`.
  init(from start: ItemIndex, to end: ItemIndex) {
    sectionCount = end.section - start.section
    itemCount = sectionCount > 0 ? end.item : end.item - start.item
  }

  static func + (first: RunStep, second: RunStep) -> RunStep {
    second.sectionCount > 0
      ? RunStep(first.sectionCount + second.sectionCount, second.itemCount)
      : RunStep(first.sectionCount, first.itemCount + second.itemCount)
  }

  static func + (start: ItemIndex, step: RunStep) -> ItemIndex {
    step.sectionCount > 0
      ? ItemIndex(start.section + step.sectionCount, step.itemCount)
      : ItemIndex(start.section, start.item + step.itemCount)
  }
}
