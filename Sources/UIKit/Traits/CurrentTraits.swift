/// The traits of the view that is laid out or drawn on the main thread.
final class CurrentTraits {
  @exclusivity(unchecked) var collection = TraitCache.initial
}
