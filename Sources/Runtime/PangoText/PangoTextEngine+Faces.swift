import Foundation
import RuntimeInterface

extension PangoTextEngine {
  package func families() -> [String] {
    Array(Set(faces().map(\.family))).sorted()
  }

  package func faces(ofFamily family: String) -> [FontFace] {
    faces().filter { $0.family.caseInsensitiveCompare(family) == .orderedSame }
  }

  package func face(named name: String) -> FontFace? {
    let all = faces()
    func isEqualName(_ candidate: String) -> Bool { candidate.caseInsensitiveCompare(name) == .orderedSame }
    if let face = all.first(where: { isEqualName($0.postScriptName) }) { return face }
    if let face = all.first(where: { isEqualName("\($0.family) \($0.face)") || isEqualName("\($0.family)-\($0.face)") })
    {
      return face
    }
    // A family name without a style denotes the regular face of the family.
    return all.filter { isEqualName($0.family) }.min { candidate, other in
      (abs(candidate.weight - 400), candidate.isItalic ? 1 : 0, abs(candidate.stretch - 100))
        < (abs(other.weight - 400), other.isItalic ? 1 : 0, abs(other.stretch - 100))
    }
  }

  private func faces() -> [FontFace] { lock.withLock { fonts.faces() } }
}
