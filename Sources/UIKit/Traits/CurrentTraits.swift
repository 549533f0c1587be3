/// The storage of the traits of the view that is being laid out or drawn on the main thread.
final class CurrentTraits {
  @exclusivity(unchecked) var collection = TraitCache.initial
}
