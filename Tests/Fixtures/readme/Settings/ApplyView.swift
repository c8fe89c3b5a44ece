import SwiftUI

struct ApplyView: View {
  var body: some View { Text("settings.apply").font(.headline).lineLimit(1).padding() }
}
