/// A font face that is installed on the machine, such as the bold face of a family.
package struct FontFace: Hashable, Sendable {
  package var family: String
  package var face: String
  package var postScriptName: String
  package var weight: Int
  package var isItalic: Bool
  package var stretch: Int
  package var isMonospaced: Bool

  package init(
    family: String, face: String, postScriptName: String, weight: Int, isItalic: Bool, stretch: Int, isMonospaced: Bool
  ) {
    self.family = family
    self.face = face
    self.postScriptName = postScriptName
    self.weight = weight
    self.isItalic = isItalic
    self.stretch = stretch
    self.isMonospaced = isMonospaced
  }
}
