import Foundation

package enum ImageSource: Sendable {
  case file(String)
  case data(Data)
}
