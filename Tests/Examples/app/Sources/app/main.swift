import TypeCheckKit

print(TypeCheckVersion.current)
