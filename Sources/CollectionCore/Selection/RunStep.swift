/// The way from one place to a later one: sections further, then items. Within a section it is items further; in another
/// one, the item there. So what lies behind a change keeps its steps, and only the first of them is another one.
struct RunStep: Sendable, Equatable {
  var sections = 0
  var items = 0

  static let none = RunStep()

  init() {}

  init(_ sections: Int, _ items: Int) {
    self.sections = sections
    self.items = items
  }

  /// From `place` to `other`, which must not lie before it.
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
